import { z } from 'zod'
import { text } from './meta.ts'

const words = z.array(text)
const wordList = text.transform((list) => list.split(/\s+/).filter(Boolean))

const times = z.strictObject({
  premiumDay: words,
  weekend: words,
  otherDays: words,
  offHours: words,
  morning: words,
  before: words,
  after: words,
  afternoon: words,
  noon: words,
  /** What makes a bare number an hour: "at 10". */
  at: words,
})

/** The words of one language by which a message is read: what parts it, points back, counts, times, complains or asks. */
export const assistantWords = {
  endings: words,
  fillers: wordList,
  /** What makes a greeting of a time of day: "good evening". */
  greetingWords: words,
  openings: words,
  runOns: z.object({ verbs: words, subjects: words, openings: words, within: words }),
  slang: z.record(z.string(), z.string()),
  ordinary: wordList,
  promises: wordList,
  negations: wordList,
  neutral: wordList,
  compounds: words,
  clauseLinks: words,
  clauseStarts: wordList,
  listLinks: words,
  asWith: words,
  /** What points at something that was said before. */
  wishWords: words,
  openingWords: words,
  pointers: words,
  emptySubjects: words,
  infinitiveMarks: words,
  /** What rules out the thing behind it, "not on a Sunday", and what may stand between them. */
  ruleOut: words,
  ruleOutLinks: words,
  /** What rules out the thing before it: "Sunday, no". */
  ruleOutBehind: words,
  /** What makes a thing the place of our glass, "the windows in my kitchen", and the rooms that windows are named by. */
  placeWords: words,
  roomWords: words,
  /** What makes a thing one of ours: "your truck". */
  yourWords: words,
  /** What makes a place the neighbor's: "next to a dairy". */
  besideWords: words,
  nextDoorPhrases: words,
  /** What asks for a price with all that comes to it, and what says that an hour is the present one. */
  includingWords: words,
  nowWords: words,
  whenWords: words,
  sinceWords: words,
  movedFrom: words,
  towardWords: words,
  /** What stands between screens and the windows that they are of. */
  screenLinks: words,
  termPhrases: words,
  pastEndings: words,
  goodWords: words,
  lossWords: words,
  saveWords: words,
  /** What stands for things that were named before, and how it is asked whether we clean something. */
  theyWords: words,
  cleanPhrase: text,
  quoteWords: words,
  agedWords: words,
  agedVerbs: words,
  floorWords: words,
  lowWords: words,
  twiceWords: words,
  thereWords: words,
  soWords: words,
  proofWords: words,
  /** What makes an hour behind "until" one after which the visit is to be. */
  waitWords: words,
  /** Words between "before" or "after" and the hour: "after like 6". */
  beforeHour: words,
  /** What says that a wash is owed to a maker: "or we lose the warranty". */
  mustPhrases: words,
  /** What says that an amount need not be exact, "more or less", which asks for nothing more. */
  roughPhrases: words,
  /** What asks whether to put a wash off. */
  putOffWords: words,
  /** What asks for some of the same things. */
  restWords: words,
  /** What asks for a reason: "why is it more?". */
  whyWords: words,
  /** How a visitor tells a telephone number, which is not read. */
  numberPhrases: words,
  /** What a wash might do to glass: "does the water damage the panels?". */
  harmWords: words,
  /** Beside what a home lies that wants a wash more often: "next to an orchard". */
  dustyWords: words,
  /** What is told of a roof or a street that decides whether a wash is worth its price. */
  roofWords: words,
  /** What grows on a patio: mold is not ours, to wash a patio is. */
  growthWords: words,
  countVerbs: words,
  yearWords: words,
  streetWords: words,
  beforeYear: words,
  ordinalEnds: words,
  untilWords: words,
  /** What asks whether something is in a price, what asks whether it is extra, and the things that this is asked of. */
  inclusion: z.strictObject({ included: words, extra: words, parts: words }),
  /** What tells of a price that somebody else named, "a lady promised me", and what stands for no price. */
  claimVerbs: words,
  freeWords: words,
  fakeWords: words,
  /** Those of them of which a review that stands in for one is told plainly: "are they fake?" is answered with a yes. */
  inventedWords: words,
  /**
   * How visitors complain: who did it and what, where it was not somebody else nor may only happen, how a visit that was
   * is told of, what was wrong with the work, and how somebody tells that no reply came.
   */
  grievances: z.strictObject({
    crew: words,
    others: words,
    conditions: words,
    damage: words,
    visited: words,
    work: words,
    waiting: words,
    replies: words,
    /** What tells it alone. */
    silence: words,
  }),
  /** What asks how long before a visit to book it. */
  aheadPhrases: words,
  /** What asks whether a wash earns its price back. */
  paysPhrases: words,
  /** By which a study is told from the others. */
  studyNames: words,
  /** What is said of a price by whoever takes it for a swindle. */
  doubtWords: words,
  /** What a gain is told of on: "25% off my bill". */
  billWords: words,
  /** What adds a service to those that were spoken of before. */
  addWords: words,
  /** What leaves one thing of several: "just the windows then". */
  onlyWords: words,
  /** What asks how far we drive, and not how far a place is. */
  driveWords: words,
  /** Who is to be put away before a visit, and what that is called. */
  petWords: words,
  awayWords: words,
  /** What says that a thing is out of order: work beside it that is not ours is answered too. */
  troubleWords: words,
  animalWords: words,
  /** What is asked of stains beside a wash, and glass that our pages do not name. */
  vinegarWords: words,
  failedWords: words,
  poisonWords: words,
  unnamedGlass: words,
  /** What asks for one visit beside a plan. */
  singleWords: words,
  /** What asks for a higher price: "does that cost more?". */
  moreWords: words,
  questionWords: wordList,
  /** What a question begins with that wants a yes or a no. */
  yesNoWords: words,
  /** What a part of a list begins with that tells something. */
  tellers: words,
  /** Those of them that ask only where they begin, or stand before one of `questionSubjects`. */
  questionVerbs: words,
  questionSubjects: words,
  asides: words,
  claimWords: words,
  countLinks: words,
  /** What tells where a few more panels are: "and 9 on the house". */
  countPlaces: words,
  /** What makes a choice of two counts, and what asks for all of them together. */
  eitherWords: words,
  togetherWords: words,
  /** What stands between a number and the panels of each: "2 rows of 12 panels". */
  rowWords: words,
  /** What is counted in "2 hours before", the one of "an hour before" first. */
  hourWords: words,
  /** What stands for several visits: "2 houses with 14 panels each". */
  houseWords: words,
  /** What asks for a promise: "guarantee that my bill drops". */
  promiseVerbs: words,
  /** What says that it is a home, and no business any more. */
  homeWords: words,
  /** How a job is described that is asked for without a word of asking: "windows for a two-story house". */
  jobWords: wordList,
  eachWords: words,
  everyTimeWords: words,
  /** What makes a count one less: "fewer than ten". */
  lessWords: words,
  followUps: words,
  beforePlace: words,
  otherUnits: wordList,
  /** What makes the days of an invoice of the number behind it: "net 30". */
  termWords: words,
  /** Who says for which price a job may be done, "can you do it for 150": `dealWords` do, and these stand before "for". */
  dealWords: words,
  paidWords: words,
  numbers: z.record(z.string(), z.int().nonnegative()),
  /** Numbers that a number before them is multiplied with. */
  multipliers: words,
  times,
}
