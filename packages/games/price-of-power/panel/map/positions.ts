import { rowsOf } from '../../data/table.ts';
import { boards } from './boards.ts';
import type { Point } from './point.ts';

/** What lies somewhere on the map. */
export type Layer = 'provinces' | 'nodes' | 'zones';

// board | what | id x y, … on the board's own scale: 0 to 1000 across its longer side
const TABLE = `
main | provinces | aberdeen 170 118, abo 610 73, adana 828 589, akershus 439 71, al-quds 824 685
main | provinces | albania 589 524, altmark 445 241, amasya 837 519, amsterdam 314 243, ancona 477 483
main | provinces | anjou 218 380, ankara 784 540, antwerpen 315 281, arkhangelsk 805 0
main | provinces | armagnac 223 457, artois 271 304, astrakhan 997 384, athina 658 582
main | provinces | augsburg 423 360, avignon 305 443, ayrshire 129 164, azov 890 390, badajoz 101 559
main | provinces | baghdad 968 638, baleares 278 551, bangazi 588 666, barcelona 267 508, bari 535 529
main | provinces | basarabia 743 422, beira 76 526, beloozero 850 97, beograd 599 450, bergenhus 358 59
main | provinces | bergslagen 504 71, berlin 485 243, bern 364 388, berry 270 385, bitlis 939 558
main | provinces | bizerte 387 619, bordeaux 207 424, borgarsysla 449 94, bosnia 556 440
main | provinces | bourbon 285 399, bourgogne 310 382, braunschweig 416 274, breda 329 266
main | provinces | bremen 385 234, brescia 415 423, brugge 277 279, budejovice 491 339, burgos 145 485
main | provinces | buzau 710 432, caffa 841 427, canarias 1 698, caux 230 316, cernigovas 797 293
main | provinces | ceuta 126 628, champagne 301 335, circassia 895 450, constantinople 732 507
main | provinces | cordoba 129 575, corsica 398 498, cremona 400 432, creta 683 632, crimea 818 419
main | provinces | cyprus 802 625, danzig 563 210, dimashq 845 639, don 917 352, dresden 477 289
main | provinces | dumyat 770 675, edirne 699 510, edisanas 777 399, erzurum 912 526, essex 241 253
main | provinces | fayyum 736 699, ferrara 451 456, fez 143 653, firenze 436 476, franche-comte 335 376
main | provinces | frankfurt 389 301, friesland 340 225, galich 931 158, galicia 74 446, gazzah 804 680
main | provinces | gelre 343 250, geneve 350 395, genova 389 455, gent 296 282, gharb 81 659
main | provinces | gibraltar 112 608, goldingen 616 154, gotland 562 138, granada 148 590
main | provinces | guria 922 491, halab 856 593, halsingland 546 33, hamburg 409 228, hannover 404 257
main | provinces | holstein 412 204, hudavendigar 723 534, hum 540 461, hunyad 636 416, imereti 934 475
main | provinces | iskandariyya 735 673, izmir 710 572, jaffa 826 661, kabylia 325 622, kalisz 558 272
main | provinces | karaman 796 597, kargopol 795 19, karnten 472 390, kasimov 911 234
main | provinces | kastamonu 809 500, kaunas 652 217, kazan 979 207, kijevas 756 322, kirkuk 965 603
main | provinces | kleve 354 271, kobenhavn 449 171, koln 352 292, konigsberg 601 203, konya 788 567
main | provinces | koslin 533 209, kosovo 601 497, krain 482 425, krakow 590 320, kulm 563 242
main | provinces | kutahya 750 555, kyzyl-yar 852 387, ladoga 771 104, laighin 87 232
main | provinces | lancashire 170 204, landshut 464 349, leipzig 433 289, liege 334 294, lienz 452 391
main | provinces | limousin 255 425, lisboa 51 549, livland 667 143, london 217 264, lorraine 343 346
main | provinces | lothian 159 153, lubeck 435 216, lublin 629 298, lund 489 158, luxembourg 334 319
main | provinces | lwow 669 343, lyon 312 420, madeira 0 637, madrid 150 524, magdeburg 441 261
main | provinces | maine 220 358, mainz 389 322, majar 930 416, malta 486 642, mantova 423 447
main | provinces | marienburg 585 219, marrakech 75 685, mecklenburg 456 211, mentese 730 594
main | provinces | mesina 493 605, mhumhain 60 241, milano 388 419, minskas 721 242, mitidja 290 618
main | provinces | montpellier 297 468, morea 642 612, moskva 848 201, mosul 944 581, munchen 447 360
main | provinces | munster 374 264, murcia 193 585, murom 931 212, mush 912 550, namur 306 310
main | provinces | nantes 186 368, napoli 492 542, naugardukas 689 257, navarra 186 469, naxos 688 589
main | provinces | neumark 518 240, neva 744 111, nizhny-novgorod 943 187, normandie 209 328
main | provinces | northumberland 181 170, novgorod 770 134, nurnberg 432 326, nyland 680 90
main | provinces | odoyev 844 252, olomouc 536 323, olonets 797 68, oran 246 628, orleans 246 372
main | provinces | osterbotten 651 6, ostergotland 526 121, osterode 594 230, osterreich 513 346
main | provinces | ostjylland 413 155, oxford 197 249, pale 93 207, palermo 454 603, paris 256 338
main | provinces | parma 409 450, perm 991 99, perth 146 131, pest 565 380, pfalz 367 332
main | provinces | picardie 254 301, piemonte 363 440, pisa 420 487, podole 715 349, poitou 230 402
main | provinces | polockas 737 199, poltava 820 336, porto 60 505, potsdam 464 251, poznan 530 267
main | provinces | pozsony 548 353, praha 499 316, provence 334 479, pskov 718 140, qafsah 379 687
main | provinces | qahirah 754 694, qusantinah 355 621, ragusa 546 492, regensburg 448 332
main | provinces | rennes 176 344, reval 662 117, rhodes 713 611, riga 656 162, rijeka 498 442
main | provinces | roma 459 523, rudohori 478 308, ryazan 882 241, rzhev 801 180, saintonge 204 398
main | provinces | salamanca 104 514, salerno 511 561, salzburg 464 369, sandomierz 614 311
main | provinces | sarai 972 358, saratov 965 305, sardenya 395 569, savoie 339 419, selanik 638 529
main | provinces | sevilla 103 586, shirvan 1000 471, shrewsbury 173 230, siena 435 501
main | provinces | sieradz 564 300, silesia 532 299, silistre 720 464, sivas 855 538, slesvig 396 189
main | provinces | smederevo 615 455, smolenskas 780 233, sofya 659 477, sopron 536 380, sousse 413 652
main | provinces | st-gallen 390 384, steiermark 491 385, stettin 501 223, stockholm 555 96
main | provinces | stralsund 477 208, suceava 712 389, sundgau 358 362, sus 106 698, suzdal 908 179
main | provinces | szabolcs 610 376, szepes 586 351, tabriz 987 561, tafilalt 145 694, tambov 905 272
main | provinces | tangiers 108 633, tarabulus 839 613, tblisi 957 492, teke 755 590, terek 972 442
main | provinces | tikrit 947 614, tirgoviste 674 445, tirol 427 384, tlemcen 202 643, torda 658 401
main | provinces | toulouse 261 464, trebizond 885 514, treviso 462 418, trier 355 315, tripoli 464 691
main | provinces | trondheim 439 9, tunis 411 625, tver 835 184, ulaidh 85 173, ulm 404 341
main | provinces | urfa 887 576, valencia 213 542, venezia 464 439, verona 440 432, vestjylland 380 154
main | provinces | viatka 988 143, vilnius 670 235, vladimir 894 213, vologda 874 127, voluine 665 292
main | provinces | wales 139 243, warszawa 610 269, wessex 158 281, wien 518 370, wittenberg 460 275
main | provinces | yanya 612 563, yaroslavl 873 160, yedi-shkul 829 397, yerevan 960 526, york 188 197
main | provinces | zagreb 529 417, zaporoze 829 375, zara 514 474, zaragoza 215 503, zeeland 300 259
main | provinces | zemaitija 637 191
main | nodes | adriatic-sea 556 590, aleppo 887 646, alexandria 732 648, astrakhan 988 421
main | nodes | baltic-sea 600 108, black-sea 759 497, bordeaux 80 426, champagne 275 364
main | nodes | english-channel 274 252, genoa 345 549, kazan 988 245, kiev 729 318, krakow 592 285
main | nodes | lubeck 507 203, maghreb 244 702, north-sea 215 57, novgorod 748 150, saxony 411 321
main | nodes | sevilla 81 628, wien 482 369
main | zones | adriatic-sea 529 512, aegean-sea 674 555, baltic-sea 582 190, bay-of-biscay 149 422
main | zones | black-sea 780 458, central-atlantic 19 540, central-mediterranean 452 575
main | zones | doggerbank 245 178, eastern-atlantic 38 369, eastern-mediterranean 668 652
main | zones | english-channel 196 309, gulf-of-bothnia 587 57, gulf-of-lion 335 510, north-sea 289 131
main | zones | northeastern-atlantic 163 51, norwegian-sea 266 32, skagerrak 437 134
main | zones | western-mediterranean 246 587
africa | provinces | adal 893 192, ajuuraan 879 341, angola 411 654, benin 283 283
africa | provinces | capeofgoodhope 505 914, centralafrica 647 416, ethiopia 771 206, goldcoast 133 271
africa | provinces | katsina 390 182, kilwa 790 558, kongo 409 460, madagascar 909 680, mali 0 189
africa | provinces | mutapa 666 682, natal 640 857, songhai 259 98, timbuktu 112 14, upperegypt 678 0
africa | nodes | ivory-coast 213 1000
africa | zones | east-african-coast 960 480, southeastern-atlantic 69 753
america | provinces | amazonas 424 601, antilles 321 357, bahia 624 677, california 0 256
america | provinces | canada 297 54, centralamerica 205 402, charcas 402 741, chile 340 884
america | provinces | cuzco 331 675, florida 241 283, greatlakes 197 126, greatplains 81 135
america | provinces | guyana 453 491, hudsonbay 182 0, laplata 444 871, mexico 96 376
america | provinces | minasgerais 512 682, mississippi 146 248, newengland 376 138, newgranada 346 470
america | provinces | pernambuco 621 571, quito 272 578, riodejaneiro 582 787, virginia 283 177
america | nodes | north-america 531 289, south-america 172 972
america | zones | caribbean-sea 531 359, northwestern-atlantic 579 96, southwestern-atlantic 526 1000
america | zones | southeastern-pacific 120 840, eastern-pacific -30 560
india-and-arabia | provinces | balkh 531 167, baluchistan 457 337, basra 79 206, bengal 1000 415
india-and-arabia | provinces | coromandel 799 717, deccan 789 523, delhi 740 209, doab 870 312
india-and-arabia | provinces | fars 265 307, goa 683 590, gujarat 622 403, hejaz 0 450, herat 369 182
india-and-arabia | provinces | hormuz 314 459, isfahan 189 120, khiva 305 0, najd 93 378
india-and-arabia | provinces | samarkand 455 20, yemen 74 609
india-and-arabia | nodes | indian-ocean 339 786
india-and-arabia | zones | indian-ocean 521 654
far-east | provinces | aceh 31 529, beijing 260 0, brunei 243 495, burma 0 282, canton 170 221
far-east | provinces | chengdu 56 160, easternaustralia 704 900, hangzhou 284 163, honshu 571 37
far-east | provinces | java 209 653, korea 403 44, kyushu 483 116, malacca 117 507, moluccas 378 561
far-east | provinces | papua 619 626, philippines 361 350, siam 94 361, southernaustralia 611 998
far-east | provinces | southsumatra 100 626, timor 367 684, vogelkop 493 578, westernaustralia 328 952
far-east | provinces | xian 148 66
far-east | nodes | china-and-japan 543 444, east-indies 167 881
far-east | zones | east-indies 14 780, great-australian-bight 114 1000, sea-of-japan 533 252
far-east | zones | sea-of-okhotsk 640 -50
central-asia | provinces | chagati 375 454, eastsiberia 719 147, furdan 996 452, kazakhstan 191 408
central-asia | provinces | manchu 866 445, mongolia 717 430, nogai 20 414, oirat 507 338
central-asia | provinces | okhosk 1000 175, tyumen 252 193, ural 118 11, volga 0 213, westsiberia 404 0
`;

type Positions = Readonly<Record<Layer, ReadonlyMap<string, Point>>>;

/**
 * Where things lie on each board, in its own measure. Source: the token positions of the module
 * DPetrusma/Tabletop-Simulator-Mods-EU (Positions.lua), rounded; zones of the open
 * ocean are placed by hand, and a few tokens are moved aside where they would hide one another.
 */
export const positionsOf: ReadonlyMap<string, Positions> = new Map(
  boards.map(({ id }) => [
    id,
    { provinces: read(id, 'provinces'), nodes: read(id, 'nodes'), zones: read(id, 'zones') },
  ]),
);

function read(board: string, layer: Layer): ReadonlyMap<string, Point> {
  const rows = rowsOf(TABLE).filter(([where, what]) => where === board && what === layer);
  return new Map(
    rows
      .flatMap(([, , cell = '']) => cell.split(','))
      .map((entry) => entry.trim().split(' '))
      .map(([id = '', x, y]) => [id, [Number(x), Number(y)]]),
  );
}
