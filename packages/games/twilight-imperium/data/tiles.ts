/** A system tile as far as neighbors need it. */
export type Tile = {
  readonly name: string;
  readonly planets?: readonly string[];
  readonly wormholes?: readonly string[];
  readonly anomalies?: readonly string[];
};

/** The tile of Mecatol Rex, which lies in the centre of the galaxy. */
export const MECATOL_REX = '18';

/** All tiles of Mecatol Rex: Thunder’s Edge has another one. */
export const CENTRES: readonly string[] = [MECATOL_REX, '112'];

/**
 * The official system tiles by the number that map strings write. Sources: AsyncTI4 web data, compared
 * with KeeganW/ti4 for the wormholes of the base game and Prophecy of Kings.
 */
export const tiles: Readonly<Record<string, Tile>> = {
  '1': { name: 'Jord - Sol', planets: ['jord'] },
  '2': { name: 'Moll Primus - Mentak', planets: ['mollprimus'] },
  '3': { name: 'Darien - Yin', planets: ['darien'] },
  '4': { name: 'Muaat - Muaat', planets: ['muaat'] },
  '5': { name: 'Nestphar - Arborec', planets: ['nestphar'] },
  '6': { name: '[0.0.0] - L1Z1X', planets: ['0.0.0'] },
  '7': { name: 'Winnu - Winnu', planets: ['winnu'] },
  '8': { name: 'Mordai II - Nekro', planets: ['mordaiii'] },
  '9': { name: 'Maaluuk/Druaa - Naalu', planets: ['maaluuk', 'druaa'] },
  '10': { name: 'Arc Prime/Wren Terra - Letnev', planets: ['arcprime', 'wrenterra'] },
  '11': { name: 'Ragh/Lisis II - Saar', planets: ['lisisii', 'ragh'] },
  '12': { name: 'Nar/Jol - Jol-Nar', planets: ['nar', 'jol'] },
  '13': { name: 'Quinarra/Trenlak - N’orr', planets: ['trenlak', 'quinarra'] },
  '14': { name: 'Archon Ren/Archon Tau - Xxcha', planets: ['archonren', 'archontau'] },
  '15': { name: 'Retillion/Shalloq - Yssaril', planets: ['retillion', 'shalloq'] },
  '16': { name: 'Arretze/Hercant/Kamdorn - Hacan', planets: ['hercant', 'arretze', 'kamdorn'] },
  '17': { name: 'Creuss Gate - Creuss', wormholes: ['delta'] },
  '18': { name: 'Mecatol Rex', planets: ['mr'] },
  '19': { name: 'Wellon', planets: ['wellon'] },
  '20': { name: 'Vefut II', planets: ['vefutii'] },
  '21': { name: 'Thibah', planets: ['thibah'] },
  '22': { name: 'Tarmann', planets: ['tarmann'] },
  '23': { name: 'Saudor', planets: ['saudor'] },
  '24': { name: 'Mehar Xull', planets: ['meharxull'] },
  '25': { name: 'Quann', planets: ['quann'], wormholes: ['beta'] },
  '26': { name: 'Lodor', planets: ['lodor'], wormholes: ['alpha'] },
  '27': { name: 'Starpoint/New Albion', planets: ['newalbion', 'starpoint'] },
  '28': { name: 'Tequran/Torkan', planets: ['tequran', 'torkan'] },
  '29': { name: 'Qucenn/Rarron', planets: ['qucenn', 'rarron'] },
  '30': { name: 'Mellon/Zohbat', planets: ['mellon', 'zohbat'] },
  '31': { name: 'Lazar/Sakulag', planets: ['lazar', 'sakulag'] },
  '32': { name: 'Dal-Bootha/Xxehan', planets: ['dalbootha', 'xxehan'] },
  '33': { name: 'Corneeq/Resculon', planets: ['corneeq', 'resculon'] },
  '34': { name: 'Centauri/Gral', planets: ['centauri', 'gral'] },
  '35': { name: 'Bereg/Lirta iv', planets: ['bereg', 'lirtaiv'] },
  '36': { name: 'Arnor/Lor', planets: ['arnor', 'lor'] },
  '37': { name: 'Arinam/Meer', planets: ['arinam', 'meer'] },
  '38': { name: 'Abyz/Fria', planets: ['abyz', 'fria'] },
  '39': { name: 'Alpha Wormhole', wormholes: ['alpha'] },
  '40': { name: 'Beta Wormhole', wormholes: ['beta'] },
  '41': { name: 'Gravity Rift', anomalies: ['gravity-rift'] },
  '42': { name: 'Nebula', anomalies: ['nebula'] },
  '43': { name: 'Supernova', anomalies: ['supernova'] },
  '44': { name: 'Asteroids', anomalies: ['asteroid-field'] },
  '45': { name: 'Asteroids', anomalies: ['asteroid-field'] },
  '46': { name: 'Empty System' },
  '47': { name: 'Empty System' },
  '48': { name: 'Empty System' },
  '49': { name: 'Empty System' },
  '50': { name: 'Empty System' },
  '51': { name: 'Creuss - Creuss', planets: ['creuss'], wormholes: ['delta'] },
  '52': { name: 'Ixth - Mahact', planets: ['ixth'] },
  '53': { name: 'Arcturus - Nomad', planets: ['arcturus'] },
  '54': { name: 'Acheron - Vuil’raith', planets: ['acheron'] },
  '55': { name: 'Elysium - Ul', planets: ['elysium'] },
  '56': { name: 'The Dark - Empyrean', planets: ['thedark'], anomalies: ['nebula'] },
  '57': { name: 'Naazir/Rokha - Naaz-Rokha', planets: ['naazir', 'rokha'] },
  '58': { name: 'Ylir/Avar/Valk - Argent', planets: ['valk', 'ylir', 'avar'] },
  '59': { name: 'Archon Vail', planets: ['archonvail'] },
  '60': { name: 'Perimeter', planets: ['perimeter'] },
  '61': { name: 'Ang', planets: ['ang'] },
  '62': { name: 'Sem-Lore', planets: ['semlore'] },
  '63': { name: 'Vorhal', planets: ['vorhal'] },
  '64': { name: 'Atlas', planets: ['atlas'], wormholes: ['beta'] },
  '65': { name: 'Primor', planets: ['primor'] },
  '66': { name: 'Hope’s End', planets: ['hopesend'] },
  '67': { name: 'Cormund', planets: ['cormund'], anomalies: ['gravity-rift'] },
  '68': { name: 'Everra', planets: ['everra'], anomalies: ['nebula'] },
  '69': { name: 'Accoen/Jeol-ir', planets: ['accoen', 'jeolir'] },
  '70': { name: 'Kraag/Siig', planets: ['kraag', 'siig'] },
  '71': { name: 'Bakal/Alio Prima', planets: ['bakal', 'alioprima'] },
  '72': { name: 'Lisis/Velnor', planets: ['lisis', 'velnor'] },
  '73': { name: 'Cealdri/Xanhact', planets: ['cealdri', 'xanhact'] },
  '74': { name: 'Vega Major/Vega Minor', planets: ['vegamajor', 'vegaminor'] },
  '75': { name: 'Loki/Ashtroth/Abaddon - Devils', planets: ['loki', 'abaddon', 'ashtroth'] },
  '76': { name: 'Rigels', planets: ['rigeliii', 'rigelii', 'rigeli'] },
  '77': { name: 'Empty System' },
  '78': { name: 'Void' },
  '79': { name: 'Asteroids Alpha Wormhole', wormholes: ['alpha'], anomalies: ['asteroid-field'] },
  '80': { name: 'Supernova', anomalies: ['supernova'] },
  '81': { name: 'Nova Seed', anomalies: ['supernova'] },
  '92': {
    name: 'Ordinian/Revelation (Bastion)',
    planets: ['ordinian', 'revelation'],
    anomalies: ['nebula'],
  },
  '93': { name: 'Mez Lo Orz Fei Zsha/Rep Lo Orz Qet (RalNel)', planets: ['mez', 'rep'] },
  '94': { name: 'Sorrow (Crimson)', wormholes: ['epsilon'] },
  '95': { name: 'Ikatena (Deepwrought)', planets: ['ikatena'] },
  '97': { name: 'Faunus', planets: ['faunus'] },
  '98': { name: 'Garbozia', planets: ['garbozia'] },
  '99': { name: 'Emelpar', planets: ['emelpar'] },
  '100': { name: 'Tempesta', planets: ['tempesta'] },
  '101': { name: 'Olergodt', planets: ['olergodt'] },
  '102': { name: 'Andeara', planets: ['andeara'], wormholes: ['alpha'] },
  '103': { name: 'Vira Pics III', planets: ['virapicsiii'] },
  '104': { name: 'Lesab', planets: ['lesab'] },
  '105': { name: 'New Terra/Tinnes', planets: ['neutera', 'tinnes'] },
  '106': { name: 'Cresius/Lazul Rex', planets: ['cresius', 'lazulrex'] },
  '107': { name: 'Tiamat/Hercalor', planets: ['tiamat', 'hercalor'] },
  '108': { name: 'Kostboth/Capha', planets: ['kostboth', 'capha'] },
  '109': { name: 'Bellatrix/Tsion Station', planets: ['bellatrix', 'tsionstation'] },
  '110': { name: 'Horizon/El’Nath/Luthien IV', planets: ['horizon', 'elnath', 'luthieniv'] },
  '111': { name: 'Tarana/Oluz Station', planets: ['tarana', 'oluzstation'] },
  '112': { name: 'Mecatol Rex', planets: ['mrte'] },
  '113': { name: 'Beta Rift', wormholes: ['beta'], anomalies: ['gravity-rift'] },
  '114': { name: 'Entropic Scar', anomalies: ['entropic-scar'] },
  '115': { name: 'Industrex', planets: ['industrex'], anomalies: ['asteroid-field'] },
  '116': { name: 'Lemox', planets: ['lemox'], anomalies: ['entropic-scar'] },
  '117': {
    name: 'The Watchtower',
    planets: ['thewatchtower'],
    anomalies: ['asteroid-field', 'gravity-rift'],
  },
  '118': { name: 'Ahk Creuxx (Crimson)', planets: ['ahkcreuxx'], wormholes: ['epsilon'] },
  '82a': { name: 'Mallice - Locked Nexus', planets: ['lockedmallice'], wormholes: ['gamma'] },
  '82b': { name: 'Mallice - Nexus', planets: ['mallice'], wormholes: ['beta', 'alpha', 'gamma'] },
  '96a': { name: 'Cronos/Tallin (Firmament)', planets: ['cronos', 'tallin'] },
  '96b': {
    name: 'Cronos Hollow/Tallin Hollow (Obsidian)',
    planets: ['cronoshollow', 'tallinhollow'],
  },
};

/**
 * Hyperlane tiles by number and side: which edges the lanes of the unrotated tile join. Edge 0 is north,
 * then clockwise; each step of rotation adds one to both edges. Source as above.
 */
export const hyperlanes: Readonly<Record<string, readonly (readonly [number, number])[]>> = {
  '83A': [[1, 4]],
  '83B': [
    [0, 2],
    [0, 3],
    [3, 5],
  ],
  '84A': [[2, 5]],
  '84B': [
    [0, 3],
    [0, 4],
    [1, 3],
  ],
  '85A': [[1, 5]],
  '85B': [
    [0, 2],
    [0, 3],
    [3, 5],
  ],
  '86A': [[1, 5]],
  '86B': [
    [0, 3],
    [0, 4],
    [1, 3],
  ],
  '87A': [
    [0, 2],
    [2, 4],
    [2, 5],
  ],
  '87B': [
    [0, 2],
    [0, 3],
  ],
  '88A': [
    [0, 4],
    [1, 4],
    [2, 4],
  ],
  '88B': [
    [0, 2],
    [0, 3],
    [3, 5],
  ],
  '89A': [
    [0, 2],
    [0, 4],
    [2, 4],
  ],
  '89B': [
    [0, 3],
    [0, 4],
  ],
  '90A': [
    [1, 5],
    [2, 4],
  ],
  '90B': [
    [0, 3],
    [0, 4],
  ],
  '91A': [
    [0, 3],
    [0, 4],
    [1, 3],
  ],
  '91B': [
    [0, 2],
    [0, 3],
  ],
};
