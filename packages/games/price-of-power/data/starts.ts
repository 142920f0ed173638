import { rowsOf, wordsOf } from './table.ts';

/** Where a realm's pieces lie at the start of a scenario. */
export type RealmSetup = {
  readonly capital: string;
  readonly large: readonly string[];
  readonly small: readonly string[];
  readonly vassals: readonly string[];
  readonly influence: readonly string[];
  readonly merchants: readonly string[];
  readonly ships: readonly string[];
  /** On Distant Continents alone. */
  readonly claims: readonly string[];
};

// realm and start | inherits from | capital | large Towns | small Towns | Vassals | Influence | Merchants | Light Ships | Claims
// `=` stands for what is inherited
const TABLE = `
austria 1444 | - | wien | wien | osterreich steiermark karnten lienz tirol krain sundgau |  | bavaria-and-swabia bavaria-and-swabia royal-hungary royal-hungary bohemia lombardy central-italy dalmatia | wien saxony | adriatic-sea
austria 1618 | - | wien | wien praha | osterreich steiermark karnten lienz tirol olomouc budejovice rudohori sopron pozsony szepes sundgau zagreb rijeka krain silesia |  | bavaria-and-swabia lombardy central-italy | wien adriatic-sea | adriatic-sea
austria s104 | austria 1444 | = | = | = | = | bavaria-and-swabia bavaria-and-swabia royal-hungary royal-hungary bohemia dalmatia rhineland | adriatic-sea wien | =
austria s204 | austria 1618 | = | = | = | = | bavaria-and-swabia bavaria-and-swabia lombardy central-italy westphalia | = | =
castile 1444 | - | madrid | madrid salamanca sevilla | galicia badajoz cordoba burgos murcia canarias |  | aragon aragon portugal burgundy central-italy | sevilla genoa | western-mediterranean central-atlantic
castile 1618 | - | madrid | madrid sevilla mexico centralamerica cuzco | murcia burgos cordoba granada gibraltar canarias badajoz salamanca galicia florida antilles newgranada quito charcas chile laplata philippines |  | portugal leon central-italy | sevilla north-america | central-atlantic caribbean-sea southwestern-atlantic southeastern-pacific east-indies
castile s103 | castile 1444 | = | = | = | = | aragon aragon burgundy central-italy corsica-and-sardinia corsica-and-sardinia | = | central-atlantic western-mediterranean
castile s104 | castile 1444 | = | = | = | = | central-italy central-italy central-italy portugal portugal burgundy burgundy | = | central-atlantic western-mediterranean central-mediterranean caribbean-sea central-atlantic caribbean-sea | newgranada centralamerica
castile s204 | castile 1618 | = | = | = | = | central-italy naples burgundy sicily | = | central-atlantic caribbean-sea southwestern-atlantic western-mediterranean
castile s205 | castile 1444 | = | = | = | = | saxony bavaria-and-swabia royal-hungary flanders-and-wallonia saxony burgundy venetia central-italy naples portugal netherlands | = | western-mediterranean central-atlantic central-mediterranean caribbean-sea central-atlantic
england 1444 | - | london | london bordeaux | northumberland york lancashire pale shrewsbury wales essex oxford wessex caux normandie maine |  | scotland scotland portugal portugal brittany-and-normandy seine flanders-and-wallonia | english-channel bordeaux | english-channel eastern-atlantic english-channel
england 1618 | - | london | london lancashire wessex | northumberland ulaidh york pale shrewsbury mhumhain wales essex oxford |  | scotland scotland portugal portugal ireland ireland | english-channel north-sea | english-channel doggerbank eastern-atlantic northeastern-atlantic northwestern-atlantic doggerbank | newengland virginia
england s103 | england 1444 | = | = | = | = | scotland scotland netherlands flanders-and-wallonia | english-channel north-sea | =
england s104 | england 1444 | = | = | = | = | scotland scotland scotland portugal netherlands netherlands | english-channel north-sea | english-channel english-channel english-channel eastern-atlantic eastern-atlantic
england s204 | england 1618 | = | = | = | = | portugal portugal svealand jutland netherlands ireland ireland | = | english-channel doggerbank eastern-atlantic northeastern-atlantic northwestern-atlantic central-atlantic indian-ocean english-channel | antilles capeofgoodhope
england s205 | england 1444 | = | = | = | = | scotland scotland scotland netherlands netherlands portugal | english-channel north-sea | english-channel eastern-atlantic doggerbank english-channel
france 1444 | - | paris | paris champagne orleans lyon | saintonge poitou armagnac limousin berry bourbon toulouse montpellier |  | languedoc languedoc scotland scotland burgundy lombardy | champagne bordeaux | bay-of-biscay gulf-of-lion
france 1618 | - | paris | paris nantes champagne bourgogne lyon provence bordeaux | picardie caux normandie rennes maine berry orleans anjou saintonge bourbon poitou limousin montpellier toulouse armagnac |  | svealand scotland rhineland burgundy ireland ireland | champagne bordeaux | gulf-of-lion bay-of-biscay eastern-atlantic northwestern-atlantic | newengland canada
france s103 | france 1444 | = | = | = | = | brittany-and-normandy central-italy scotland scotland burgundy lombardy | champagne bordeaux | =
france s104 | france 1444 | = | = | = | = | brittany-and-normandy brittany-and-normandy central-italy scotland lombardy lombardy burgundy | bordeaux genoa | bay-of-biscay gulf-of-lion eastern-atlantic gulf-of-lion
france s105 | france 1618 | = | = | = | = | = | = | = | =
france s106 | france 1444 | = | = | = | = | burgundy ireland ireland | = | =
france s204 | france 1618 | = | = | = | = | rhineland lombardy burgundy sjaelland-and-fyn ostlandet netherlands | = | gulf-of-lion central-mediterranean bay-of-biscay
france s205 | france 1444 | = | = | = | = | brittany-and-normandy brittany-and-normandy scotland scotland lombardy rhineland central-italy | bordeaux genoa | bay-of-biscay gulf-of-lion
france s207 | france 1444 | = | = | = | = | = | = | =
muscovy 1444 | - | moskva |  | moskva rzhev vladimir kasimov murom suzdal vologda galich viatka nizhny-novgorod | beloozero yaroslavl pskov perm | moscow-and-ryazan moscow-and-ryazan central-russia vologda karelia | kazan novgorod |
muscovy 1618 | - | moskva | moskva volga | tver ryazan odoyev yaroslavl suzdal vladimir murom perm viatka nizhny-novgorod novgorod pskov beloozero vologda arkhangelsk tambov saratov astrakhan sarai ladoga olonets tyumen ural westsiberia | majar | crimea astrakhan | kazan novgorod |
muscovy s204 | muscovy 1618 | = | = | = | = | sjaelland-and-fyn svealand crimea circassia | novgorod astrakhan | gulf-of-bothnia
ottomans 1444 | - | edirne | edirne hudavendigar | selanik yanya sofya silistre ankara izmir kutahya mentese teke amasya sivas |  | karaman karaman kurdistan rum macedonia-and-thrace serbia-and-albania | black-sea alexandria | aegean-sea
ottomans 1618 | - | constantinople | constantinople | edirne selanik kastamonu ankara hudavendigar teke mentese izmir yanya morea athina beograd kosovo albania pest szabolcs naxos rhodes caffa azov basarabia bosnia sofya silistre | torda hunyad tirgoviste buzau suceava crimea kyzyl-yar ragusa | crimea crimea transylvania wallachia-and-bulgaria | black-sea adriatic-sea | aegean-sea black-sea
ottomans s205 | ottomans 1444 | = | = | = | = | dalmatia algiers algiers | black-sea alexandria | aegean-sea black-sea
poland 1444 | - | krakow | krakow | lublin sandomierz poznan kalisz sieradz lwow podole | warszawa suceava basarabia | white-ruthenia white-ruthenia mazovia-and-malopolska red-ruthenia hungarian-plain bohemia | krakow kiev |
poland 1618 | - | warszawa | warszawa | lublin krakow voluine lwow vilnius zemaitija polockas minskas smolenskas kijevas podole poltava cernigovas danzig kulm poznan kalisz sieradz livland riga | goldingen edisanas zaporoze | crimea estonia-and-livonia moldavia | kiev krakow | baltic-sea
denmark 1444 | - | kobenhavn | kobenhavn lund | gotland vestjylland ostjylland | slesvig holstein | gotaland-and-skane gotaland-and-skane ostlandet ostlandet vestlandet trondelag svealand jutland brandenburg | lubeck north-sea | north-sea skagerrak
denmark 1618 | - | kobenhavn | kobenhavn lund | gotland vestjylland ostjylland slesvig borgarsysla akershus bergenhus trondheim | holstein | lower-saxony brandenburg saxony saxony pomerania jutland | lubeck north-sea | skagerrak north-sea baltic-sea skagerrak
denmark s106 | denmark 1444 | = | = | = | = | = | = | =
denmark s202 | denmark 1444 | = | = | = | = | = | = | =
denmark s207 | denmark 1444 | = | = | = | = | = | = | =
sweden 1444 | - | stockholm |  | stockholm bergslagen ostergotland halsingland osterbotten abo nyland |  | trondelag trondelag ostlandet jutland pomerania | baltic-sea lubeck | baltic-sea
sweden 1618 | - | stockholm | stockholm | bergslagen ostergotland halsingland osterbotten abo nyland neva reval |  | seine lower-saxony saxony pomerania | baltic-sea lubeck | baltic-sea gulf-of-bothnia skagerrak
portugal 1444 | - | lisboa | lisboa | porto beira madeira ceuta |  | aragon aragon central-italy ireland | sevilla bordeaux | central-atlantic central-atlantic | goldcoast
portugal 1618 | - | lisboa | lisboa | porto beira tangiers ceuta madeira pernambuco bahia riodejaneiro goldcoast angola hormuz goa malacca | kongo kongo kilwa | northumbria wales-and-wessex seine central-italy | sevilla south-america indian-ocean | central-atlantic southwestern-atlantic southeastern-atlantic east-african-coast indian-ocean east-indies eastern-atlantic
portugal s103 | portugal 1444 | = | = | = | = | aragon aragon northern-morocco central-italy | = | = | =
netherlands 1444 | - | amsterdam |  | amsterdam zeeland |  | netherlands netherlands flanders-and-wallonia flanders-and-wallonia lower-saxony westphalia rhineland seine | english-channel north-sea | english-channel north-sea
netherlands 1618 | - | amsterdam | amsterdam | zeeland breda gelre friesland guyana moluccas timor |  | jutland lower-saxony westphalia rhineland | english-channel north-america east-indies | english-channel north-sea eastern-atlantic caribbean-sea southeastern-atlantic east-african-coast indian-ocean east-indies | capeofgoodhope
netherlands s102b | netherlands 1444 | = | = | = | = | = | = | =
netherlands s102c | netherlands 1444 | = | = | = | = | = | = | =
netherlands s105 | netherlands 1618 | = | = | = | = | jutland lower-saxony westphalia rhineland wales-and-wessex wales-and-wessex | = | = | =
papal 1444 | - | roma | roma | ancona avignon |  | central-italy central-italy lombardy lombardy venetia naples aragon burgundy flanders-and-wallonia westphalia rhineland bavaria-and-swabia | genoa adriatic-sea |
papal 1618 | - | roma | roma | ancona ferrara avignon |  | central-italy central-italy lombardy lombardy venetia naples burgundy bavaria-and-swabia sicily | genoa adriatic-sea | central-mediterranean adriatic-sea
papal s205 | papal 1444 | = | = | = | = | central-italy central-italy lombardy lombardy venetia naples burgundy westphalia rhineland bavaria-and-swabia dalmatia | genoa adriatic-sea | central-mediterranean
brandenburg 1444 | - | berlin |  | berlin potsdam altmark |  | pomerania pomerania prussia jutland brandenburg westphalia bohemia | saxony wien |
brandenburg 1618 | - | berlin |  | berlin potsdam altmark neumark kleve konigsberg osterode |  | lower-saxony lower-saxony rhineland switzerland westphalia saxony pomerania |  | baltic-sea
brandenburg s106 | brandenburg 1444 | = | = | = | = | pomerania pomerania prussia brandenburg westphalia bohemia | = | =
brandenburg s204 | brandenburg 1618 | = | = | = | = | pomerania saxony lower-saxony westphalia | saxony lubeck | baltic-sea skagerrak
brandenburg s205 | brandenburg 1444 | = | = | = | = | pomerania pomerania prussia jutland brandenburg westphalia bohemia | saxony krakow | =
venice 1444 | - | venezia | venezia | verona treviso brescia zara creta | naxos | lombardy central-italy dalmatia greece aegean-archipelago egypt | adriatic-sea alexandria | adriatic-sea eastern-mediterranean aegean-sea
venice 1618 | - | venezia | venezia | verona treviso brescia zara creta |  | lombardy central-italy sicily | adriatic-sea black-sea alexandria | adriatic-sea eastern-mediterranean aegean-sea
venice s206 | venice 1444 | = | = | = | = | = | = | =
mamluks 1444 | - | qahirah | qahirah halab upperegypt | bangazi iskandariyya dumyat fayyum gazzah jaffa al-quds tarabulus dimashq | hejaz | karaman karaman kurdistan tripolitania | alexandria aleppo | eastern-mediterranean
mamluks 1618 | - | qahirah | qahirah halab upperegypt | iskandariyya dumyat gazzah jaffa al-quds dimashq tarabulus adana karaman amasya trebizond erzurum mush urfa mosul tikrit kirkuk baghdad bangazi yemen cyprus | tripoli tunis sousse bizerte qafsah qusantinah mitidja basra hejaz | tunisia algiers tripolitania | alexandria aleppo | eastern-mediterranean indian-ocean
byzantium 1444 | - | constantinople | constantinople | morea | athina | greece aegean-archipelago syria serbia-and-albania rum circassia circassia | black-sea alexandria | black-sea
byzantium s206 | byzantium 1444 | = | = | = | = | = | = | =
ulm 1444 | - | ulm |  | ulm |  | bavaria-and-swabia saxony switzerland lombardy rhineland saxony netherlands | wien saxony |
aragon 1444 | - | valencia | valencia | zaragoza barcelona baleares sardenya palermo mesina malta | napoli napoli salerno bari | castile castile lombardy central-italy naples | genoa sevilla | gulf-of-lion
aragon 1618 | - | valencia | valencia napoli milano | navarra zaragoza barcelona baleares salerno bari cremona franche-comte luxembourg namur artois brugge antwerpen gent sardenya palermo mesina tlemcen oran |  | sicily central-italy lombardy burgundy rhineland corsica-and-sardinia | genoa adriatic-sea | western-mediterranean central-mediterranean
burgundy 1444 | - | bourgogne | bourgogne | franche-comte namur luxembourg picardie artois | brugge gent antwerpen amsterdam zeeland breda | burgundy rhineland flanders-and-wallonia netherlands | champagne english-channel | english-channel
bohemia 1444 | - | praha | praha | rudohori budejovice olomouc | silesia | saxony austria bohemia saxony royal-hungary | wien saxony |
bohemia 1618 | - | praha | praha | rudohori budejovice olomouc | silesia |  |  |
lithuania 1444 | - | vilnius |  | zemaitija kaunas vilnius polockas smolenskas minskas naugardukas voluine cernigovas poltava kijevas edisanas |  | moscow-and-ryazan novgorod estonia-and-livonia | krakow kiev |
hungary 1444 | - | pest |  | pozsony sopron pest szepes szabolcs torda hunyad beograd | zagreb rijeka | croatia-and-bosnia croatia-and-bosnia dalmatia serbia-and-albania austria bohemia | krakow wien |
novgorod 1444 | - | novgorod | novgorod | arkhangelsk kargopol olonets ladoga neva |  | novgorod central-russia vologda moscow-and-ryazan estonia-and-livonia | baltic-sea kazan | gulf-of-bothnia
great-horde 1444 | - | saratov |  | tambov saratov don sarai astrakhan majar terek |  | moscow-and-ryazan kazan crimea caucasus | kazan astrakhan |
morocco 1444 | - | fez |  | tangiers fez gharb marrakech sus tafilalt |  | algiers algiers castile | sevilla maghreb | central-atlantic
morocco 1618 | - | fez |  | fez gharb marrakech sus tafilalt |  |  |  |
norway 1444 | - | akershus |  | trondheim bergenhus akershus borgarsysla |  | jutland svealand scotland | north-sea lubeck | skagerrak norwegian-sea
teutonic-order 1444 | - | marienburg |  | danzig kulm marienburg konigsberg |  | estonia-and-livonia estonia-and-livonia pomerania brandenburg saxony | lubeck krakow | baltic-sea
tunis 1444 | - | tunis |  | mitidja kabylia bizerte tunis sousse tripoli |  | algiers north-sahara | maghreb genoa | central-mediterranean
tunis 1618 | - | tunis |  | tunis bizerte sousse qafsah |  |  |  |
persia 1444 | - | tabriz | tabriz | mosul kirkuk yerevan tikrit baghdad | bitlis | transcaucasia caucasus kurdistan caucasus | astrakhan aleppo |
persia 1618 | - | isfahan | tabriz isfahan herat | shirvan tblisi yerevan fars |  |  |  |
scotland 1444 | - | lothian |  | aberdeen perth lothian ayrshire |  | ireland northumbria seine vestlandet | north-sea english-channel | doggerbank northeastern-atlantic
scotland 1618 | - | lothian |  | aberdeen perth lothian ayrshire |  |  |  |
saxony 1444 | - | dresden |  | wittenberg dresden leipzig |  | saxony lower-saxony westphalia rhineland bavaria-and-swabia | wien saxony |
saxony 1618 | - | dresden |  | wittenberg dresden leipzig |  |  |  |
bavaria 1444 | - | munchen |  | regensburg landshut munchen |  |  | wien saxony |
bavaria 1618 | - | munchen |  | regensburg landshut munchen |  |  |  |
milan 1444 | - | milano | milano | cremona parma |  | lombardy lombardy central-italy burgundy burgundy venetia | champagne wien |
genoa 1444 | - | genova | genova | corsica caffa |  |  |  |
genoa 1618 | - | genova | genova | corsica |  |  |  |
naples 1444 | - | napoli | napoli | bari salerno |  |  |  |
livonian-order 1444 | - | livland |  | livland reval goldingen |  |  |  |
crimea 1444 | - | crimea |  | crimea yedi-shkul kyzyl-yar azov |  |  |  |
aq-qoyunlu 1444 | - | mush |  | erzurum mush urfa |  |  |  |
savoy 1444 | - | savoie | savoie | geneve piemonte |  | burgundy lombardy lombardy languedoc rhineland | champagne saxony |
savoy 1618 | - | savoie | savoie | piemonte |  |  |  |
florence 1444 | - | firenze | firenze | pisa |  | central-italy central-italy lombardy naples venetia | genoa adriatic-sea | central-mediterranean
tuscany 1618 | - | firenze | firenze | pisa siena |  |  |  |
brittany 1444 | - | nantes |  | nantes rennes |  |  |  |
granada 1444 | - | granada |  | granada gibraltar |  |  |  |
tlemcen 1444 | - | tlemcen |  | tlemcen oran |  |  |  |
provence 1444 | - | provence | provence | anjou |  |  |  |
switzerland 1444 | - | bern |  | bern st-gallen |  |  |  |
switzerland 1618 | - | bern |  | bern st-gallen geneve |  |  |  |
bosnia 1444 | - | bosnia |  | bosnia hum |  |  |  |
serbia 1444 | - | smederevo |  | smederevo kosovo |  |  |  |
albania 1444 | - | albania |  | albania |  |  |  |
wallachia 1444 | - | tirgoviste |  | tirgoviste buzau |  |  |  |
wallachia 1618 | wallachia 1444 | tirgoviste |  | tirgoviste buzau |  | = | = | =
stettin 1444 | - | stettin |  | stettin stralsund |  |  |  |
pomerania 1618 | - | stettin |  | stettin koslin |  |  |  |
karaman 1444 | - | karaman |  | karaman konya |  |  |  |
imereti 1444 | - | imereti |  | imereti guria |  |  |  |
imereti 1618 | imereti 1444 | imereti |  | imereti guria |  | = | = | =
transylvania 1618 | - | torda |  | torda hunyad |  |  |  |
algiers 1618 | - | mitidja |  | mitidja qusantinah |  |  |  |
moldavia 1444 | - | suceava |  | suceava basarabia |  |  |  |
brunswick 1444 | - | braunschweig |  | hannover braunschweig |  |  |  |
brunswick 1618 | brunswick 1444 | braunschweig |  | hannover braunschweig |  | = | = | =
kazan 1444 | - | kazan | volga | kazan |  |  |  |
knights 1444 | - | rhodes |  | rhodes |  |  |  |
knights 1618 | - | malta |  | malta |  |  |  |
lorraine 1444 | - | lorraine | lorraine |  |  |  |  |
lorraine 1618 | lorraine 1444 | lorraine | lorraine |  |  | = | = | =
`;

/**
 * The realms' starting positions by realm and start (`france 1444`). Source: DPetrusma/Tabletop-Simulator-
 * Mods-EU, Realms.lua; Areas of Influence by the nearest Province (medium confidence). Of the Claims those on Distant
 * Continents, which the source names by Area and which trade asks for (PP-12.6).
 */
export const realmSetups: ReadonlyMap<string, RealmSetup> = readSetups(TABLE);

function readSetups(table: string): ReadonlyMap<string, RealmSetup> {
  const setups = new Map<string, RealmSetup>();
  for (const [key = '', from = '', capital = '', ...lists] of rowsOf(table)) {
    const parent = setups.get(from);
    const list = (at: number, inherited: readonly string[] = []) =>
      lists[at] === '=' ? inherited : wordsOf(lists[at]);
    setups.set(key, {
      capital: capital === '=' ? (parent?.capital ?? '') : capital,
      large: list(0, parent?.large),
      small: list(1, parent?.small),
      vassals: list(2, parent?.vassals),
      influence: list(3, parent?.influence),
      merchants: list(4, parent?.merchants),
      ships: list(5, parent?.ships),
      claims: list(6, parent?.claims),
    });
  }
  return setups;
}
