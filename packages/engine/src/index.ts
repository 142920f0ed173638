export { type Bag, bagOf, holds, kindsIn, sizeOf } from './bag.ts';
export { bagSchema } from './bag-schema.ts';
export {
  type Chair,
  type ChairChange,
  type ChairEntry,
  type Chairs,
  follow,
  followOne,
  isSeat,
  type LoggedEvent,
  viewersOf,
} from './chair.ts';
export { chanceAt, commitTo, type Random, shuffle } from './chance.ts';
export type {
  Actor,
  Affordance,
  AnyGame,
  Bot,
  Clause,
  Context,
  Demo,
  Game,
  Imported,
  Importer,
  Incomes,
  Move,
  TableWish,
  Tally,
  Tick,
  Valuation,
  Viewer,
} from './game.ts';
export { hashText } from './hash.ts';
export { type Fields, isFields } from './json.ts';
export { listed, makeRecord, type Showing } from './listed.ts';
export {
  chain,
  EMPTY_LOG,
  type Entry,
  entryText,
  findBreak,
  type Head,
  writeEntry,
} from './log.ts';
export {
  type LogFile,
  type LogHeader,
  type LogProblem,
  makeLogFile,
  makeLogHeader,
  parseLogFile,
} from './logfile.ts';
export { remember, rememberAll } from './memo.ts';
export {
  type Claim,
  type Closed,
  checkOffer,
  checkRoom,
  checkRoomOnShelves,
  claimOffer,
  closeOffer,
  findOffer,
  hasRoom,
} from './offers/claim.ts';
export {
  dropped,
  findIn,
  KEPT,
  keep,
  lastOf,
  MOST_OPEN,
  REMEMBERED,
  replaced,
} from './offers/lists.ts';
export {
  areAmbiguous,
  endOffer,
  type Haggling,
  nextOfferId,
  type Offered,
  type OfferState,
  offersOn,
  openOn,
  putOffer,
  reviseOffer,
  type Shelf,
  shelvesOf,
  withShelf,
} from './offers/shelf.ts';
export { compareTexts } from './order.ts';
export { parseWith } from './parse.ts';
export { applyPatch, diff, type PatchOperation, writePatch } from './patch.ts';
export { type Played, playOut, type RefusedMove, type Sitting } from './playing.ts';
export { locateIssue } from './problem.ts';
export { refsOf } from './refs.ts';
export {
  done,
  malformed,
  noSuch,
  type Refusal,
  type Refused,
  type Result,
  refuse,
  type SpokenRefusal,
} from './refusal.ts';
export { isReserved } from './reserved.ts';
export { isSame } from './same.ts';
export { type GameSchemas, schemasOf } from './schema.ts';
export { seatSchema } from './seat-schema.ts';
export { seedIn, seedSchema } from './seed-schema.ts';
export { enumerate, sentenceOf, type Telling } from './sentence.ts';
export {
  advance,
  emptyTable,
  openTable,
  replay,
  type Step,
  submit,
  type Table,
  tick,
} from './table.ts';
export { LONGEST_TALK, SAYING, sayLine } from './talk/saying.ts';
export { saidSchema, saySchema } from './talk/schema.ts';
export {
  type KeptLine,
  showTalk,
  type Talk,
  type TalkLine,
  talkFor,
  withLine,
} from './talk/talk.ts';
export { type Fault, findFault, type Verdict, verifyLog } from './verify.ts';
export { writeView } from './whole.ts';
export {
  callSeat,
  fillIn,
  foldName,
  isFreeText,
  nameOf,
  seatName,
  speak,
  type Words,
  withoutUnseen,
  writeSentence,
} from './words.ts';
