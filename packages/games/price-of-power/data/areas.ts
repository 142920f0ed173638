import { rowsOf, wordsOf } from './table.ts';

/** An Area of the main map. */
export type AreaRow = {
  readonly id: string;
  readonly borders: readonly string[];
  readonly zones: readonly string[];
  readonly provinces: readonly string[];
  /** Provinces of the 1444 side alone; to which Area they belong is inferred. */
  readonly early: readonly string[];
};

// area | Areas it borders | Sea Zones it borders | Provinces | Provinces of 1444 only
const TABLE = `
aegean-archipelago |  | eastern-mediterranean | naxos rhodes creta |
algiers | southern-morocco northern-morocco tunisia north-sahara | western-mediterranean | tlemcen oran mitidja kabylia | qusantinah
andalucia | portugal leon castile | central-atlantic western-mediterranean | sevilla gibraltar cordoba granada |
aquitaine | brittany-and-normandy loire aragon languedoc | bay-of-biscay | bordeaux anjou armagnac saintonge poitou |
aragon | leon castile aquitaine languedoc | western-mediterranean gulf-of-lion bay-of-biscay | navarra zaragoza barcelona valencia | baleares
astrakhan | circassia crimea saratov caucasus |  | majar sarai astrakhan |
austria | bavaria-and-swabia tirol venetia royal-hungary croatia-and-bosnia bohemia |  | osterreich wien steiermark |
aydin | karaman northern-anatolia | eastern-mediterranean aegean-sea | izmir teke mentese |
bavaria-and-swabia | switzerland tirol austria bohemia rhineland saxony |  | ulm regensburg augsburg munchen landshut salzburg |
bohemia | bavaria-and-swabia saxony brandenburg royal-hungary wielkopolska austria |  | praha olomouc rudohori budejovice |
brandenburg | prussia saxony bohemia pomerania wielkopolska lower-saxony |  | berlin potsdam altmark | neumark
brittany-and-normandy | aquitaine loire seine | bay-of-biscay english-channel | rennes nantes caux maine normandie |
burgundy | languedoc switzerland lombardy loire rhineland seine |  | franche-comte bourgogne lyon savoie |
castile | leon aragon andalucia | western-mediterranean | madrid burgos murcia |
caucasus | circassia transcaucasia astrakhan |  | terek shirvan |
central-italy | venetia naples lombardy | adriatic-sea gulf-of-lion central-mediterranean | ferrara firenze pisa siena roma ancona |
central-russia | kazan moscow-and-ryazan novgorod vologda perm saratov |  | yaroslavl suzdal murom vladimir | galich
circassia | astrakhan crimea caucasus rum transcaucasia | black-sea | imereti guria circassia |
corsica-and-sardinia |  | central-mediterranean gulf-of-lion | sardenya corsica |
crimea | saratov eastern-ukraine western-ukraine circassia astrakhan moldavia | black-sea | azov crimea caffa zaporoze kyzyl-yar | yedi-shkul
croatia-and-bosnia | austria hungarian-plain royal-hungary venetia dalmatia serbia-and-albania |  | zagreb bosnia | hum
cyprus |  | eastern-mediterranean | cyprus |
cyrenaica | egypt tripolitania | eastern-mediterranean central-mediterranean | bangazi |
dalmatia | venetia croatia-and-bosnia serbia-and-albania | adriatic-sea | zara rijeka ragusa |
east-anglia | wales-and-wessex northumbria | english-channel doggerbank | oxford essex london |
eastern-ukraine | crimea saratov white-ruthenia western-ukraine moscow-and-ryazan |  | cernigovas poltava |
egypt | cyrenaica palestine | eastern-mediterranean | qahirah iskandariyya dumyat | fayyum
estonia-and-livonia | novgorod white-ruthenia prussia lithuania karelia | gulf-of-bothnia baltic-sea | reval goldingen riga livland |
finland | ostrobothnia karelia | gulf-of-bothnia | abo nyland |
flanders-and-wallonia | seine netherlands rhineland westphalia | english-channel | brugge gent antwerpen namur liege luxembourg |
gotaland-and-skane | svealand ostlandet | skagerrak baltic-sea | lund gotland ostergotland |
greece | serbia-and-albania macedonia-and-thrace | adriatic-sea aegean-sea eastern-mediterranean | yanya morea athina |
hungarian-plain | serbia-and-albania croatia-and-bosnia royal-hungary transylvania |  | pest szabolcs |
iraq | kurdistan transcaucasia |  | tikrit kirkuk baghdad |
ireland |  | northeastern-atlantic eastern-atlantic | ulaidh pale laighin mhumhain |
jutland | pomerania lower-saxony | north-sea skagerrak | slesvig holstein vestjylland ostjylland |
karaman | aydin northern-anatolia rum kurdistan syria | eastern-mediterranean | adana karaman | konya
karelia | pomorye vologda novgorod finland estonia-and-livonia ostrobothnia | gulf-of-bothnia | olonets ladoga neva |
kazan | central-russia perm saratov |  | kazan |
kurdistan | iraq rum karaman syria transcaucasia |  | urfa mush mosul | bitlis
languedoc | aquitaine burgundy loire lombardy aragon | gulf-of-lion | provence toulouse montpellier avignon |
leon | portugal castile aragon andalucia | bay-of-biscay central-atlantic | galicia salamanca badajoz |
lithuania | white-ruthenia red-ruthenia estonia-and-livonia prussia mazovia-and-malopolska |  | zemaitija vilnius | kaunas
loire | seine brittany-and-normandy aquitaine burgundy languedoc |  | orleans berry limousin bourbon |
lombardy | venetia tirol switzerland languedoc burgundy central-italy | gulf-of-lion | piemonte milano brescia parma mantova genova cremona |
lower-saxony | pomerania brandenburg netherlands westphalia jutland saxony | north-sea | bremen hamburg hannover magdeburg braunschweig |
macaronesia |  | central-atlantic | madeira canarias |
macedonia-and-thrace | serbia-and-albania greece wallachia-and-bulgaria | aegean-sea black-sea | selanik edirne constantinople |
mazovia-and-malopolska | red-ruthenia royal-hungary prussia wielkopolska lithuania |  | warszawa lublin krakow | sandomierz
moldavia | transylvania wallachia-and-bulgaria crimea western-ukraine red-ruthenia | black-sea | edisanas suceava basarabia |
moscow-and-ryazan | central-russia novgorod white-ruthenia saratov eastern-ukraine |  | tver moskva ryazan odoyev | rzhev kasimov
naples | central-italy | adriatic-sea central-mediterranean | napoli bari salerno |
netherlands | flanders-and-wallonia westphalia lower-saxony | english-channel north-sea | amsterdam zeeland gelre breda friesland |
norrland | trondelag ostrobothnia svealand | gulf-of-bothnia | halsingland |
north-sahara | tunisia algiers tripolitania |  | qafsah |
northern-anatolia | rum karaman aydin | black-sea aegean-sea | hudavendigar ankara kastamonu | kutahya
northern-morocco | algiers southern-morocco | western-mediterranean central-atlantic | gharb ceuta fez marrakech tangiers |
northumbria | scotland wales-and-wessex east-anglia | northeastern-atlantic doggerbank | northumberland lancashire york |
novgorod | estonia-and-livonia white-ruthenia karelia vologda central-russia moscow-and-ryazan |  | pskov novgorod |
ostlandet | vestlandet svealand trondelag gotaland-and-skane | skagerrak | akershus borgarsysla |
ostrobothnia | pomorye norrland finland karelia | gulf-of-bothnia | osterbotten |
palestine | syria egypt | eastern-mediterranean | jaffa gazzah al-quds |
perm | pomorye kazan central-russia vologda |  | perm viatka nizhny-novgorod |
pomerania | prussia brandenburg jutland lower-saxony | baltic-sea skagerrak | lubeck stettin stralsund mecklenburg | koslin
pomorye | karelia vologda perm ostrobothnia |  | arkhangelsk | kargopol
portugal | leon andalucia | central-atlantic | lisboa beira porto |
prussia | pomerania wielkopolska brandenburg estonia-and-livonia lithuania mazovia-and-malopolska | baltic-sea | danzig kulm osterode konigsberg | marienburg
red-ruthenia | white-ruthenia lithuania western-ukraine royal-hungary mazovia-and-malopolska moldavia transylvania |  | voluine lwow |
rhineland | switzerland burgundy seine westphalia bavaria-and-swabia flanders-and-wallonia saxony |  | mainz pfalz sundgau lorraine |
royal-hungary | austria wielkopolska hungarian-plain croatia-and-bosnia red-ruthenia transylvania bohemia mazovia-and-malopolska |  | sopron pozsony szepes |
rum | circassia transcaucasia northern-anatolia karaman kurdistan | black-sea | amasya trebizond erzurum | sivas
saratov | central-russia crimea astrakhan moscow-and-ryazan eastern-ukraine kazan |  | tambov saratov | don
saxony | westphalia brandenburg bohemia rhineland bavaria-and-swabia lower-saxony |  | leipzig wittenberg dresden nurnberg |
scotland | northumbria | northeastern-atlantic doggerbank | aberdeen perth lothian ayrshire |
seine | loire flanders-and-wallonia brittany-and-normandy burgundy rhineland | english-channel | champagne paris picardie artois |
serbia-and-albania | hungarian-plain croatia-and-bosnia transylvania dalmatia wallachia-and-bulgaria greece macedonia-and-thrace | adriatic-sea | beograd kosovo albania | smederevo
sicily |  | central-mediterranean | palermo mesina malta |
sjaelland-and-fyn |  | skagerrak | kobenhavn |
southern-morocco | algiers northern-morocco | central-atlantic | sus tafilalt |
svealand | trondelag gotaland-and-skane ostlandet norrland | baltic-sea gulf-of-bothnia | bergslagen stockholm |
switzerland | bavaria-and-swabia tirol lombardy rhineland burgundy |  | geneve bern st-gallen |
syria | palestine kurdistan karaman | eastern-mediterranean | halab tarabulus dimashq |
tirol | bavaria-and-swabia switzerland lombardy venetia austria |  | tirol lienz karnten |
transcaucasia | circassia caucasus iraq rum kurdistan |  | tblisi yerevan tabriz |
transylvania | serbia-and-albania wallachia-and-bulgaria royal-hungary hungarian-plain moldavia red-ruthenia |  | hunyad torda |
tripolitania | tunisia north-sahara cyrenaica | central-mediterranean | tripoli |
trondelag | ostlandet vestlandet norrland svealand | norwegian-sea | trondheim |
tunisia | tripolitania north-sahara algiers | central-mediterranean | bizerte tunis sousse |
venetia | lombardy tirol austria central-italy dalmatia croatia-and-bosnia | adriatic-sea | verona treviso venezia krain |
vestlandet | ostlandet trondelag | norwegian-sea north-sea | bergenhus |
vologda | pomorye karelia novgorod central-russia perm |  | beloozero vologda |
wales-and-wessex | east-anglia northumbria | english-channel northeastern-atlantic eastern-atlantic | wales shrewsbury wessex |
wallachia-and-bulgaria | serbia-and-albania transylvania moldavia macedonia-and-thrace | black-sea | sofya silistre buzau tirgoviste |
western-ukraine | crimea moldavia eastern-ukraine white-ruthenia red-ruthenia |  | podole kijevas |
westphalia | flanders-and-wallonia rhineland netherlands lower-saxony saxony |  | kleve koln trier frankfurt munster |
white-ruthenia | estonia-and-livonia novgorod lithuania eastern-ukraine western-ukraine red-ruthenia moscow-and-ryazan |  | minskas polockas smolenskas | naugardukas
wielkopolska | prussia royal-hungary brandenburg bohemia mazovia-and-malopolska |  | sieradz kalisz poznan silesia |
`;

/**
 * The Areas of the main map. Source: Fingon00/eupop, data/areas/areas.json (borders are symmetric); the
 * Areas of Provinces that only the 1444 side has are inferred from where they lie on the map of the
 * Tabletop Simulator module DPetrusma/Tabletop-Simulator-Mods-EU.
 */
export const areas: readonly AreaRow[] = rowsOf(TABLE).map(
  ([id = '', borders, zones, provinces, early]) => ({
    id,
    borders: wordsOf(borders),
    zones: wordsOf(zones),
    provinces: wordsOf(provinces),
    early: wordsOf(early),
  }),
);
