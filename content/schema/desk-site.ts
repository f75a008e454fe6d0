import { z } from 'zod'
import { readyNames } from '../../contract/desk/getting-ready.ts'
import { formNames, publishStates } from '../../contract/desk/site.ts'
import { counted, text, texts } from './meta.ts'

const plain = [
  ...(['title', 'page', 'more', 'tapWhy', 'change', 'which', 'text', 'tokenWhy', 'length', 'noSentence'] as const),
  ...(['toLists', 'otherPicture', 'collision', 'publishing', 'notFound', 'theirs', 'useThis', 'saved'] as const),
  ...(['readsNow', 'keepThat', 'nothing', 'hiddenWords', 'add', 'newName', 'remove', 'moveUp', 'opens'] as const),
  ...(['closes', 'closed', 'yes', 'no', 'removePage', 'removeSure', 'removeYes', 'newEntry', 'newEntryWhy'] as const),
  ...(['entryTitle', 'entryName', 'entryText', 'seePage', 'markdownWhy', 'changes', 'noChanges', 'reading'] as const),
  ...(['untranslated', 'removed', 'takeBack', 'publish', 'ownerPublishes', 'publishes', 'noPublishes'] as const),
  ...(['failedWhy', 'openSite', 'byHand', 'asItWas', 'restored', 'whatChanged', 'putBack', 'putBackSure'] as const),
  ...(['putBackYes', 'ready', 'allReady', 'testLetter', 'pictures', 'picturesWhy', 'pairWhy', 'isPhoto'] as const),
  ...(['isDrawn', 'choosePicture', 'noPicture', 'focusWhy', 'onPhone', 'onWide', 'alt', 'ownPicture'] as const),
  ...(['usePicture', 'sendingPicture', 'pair', 'before', 'after', 'seeThrough', 'lineUp', 'across', 'down'] as const),
  ...([
    'size',
    'kind',
    'homeSlider',
    'entryTextIn',
    'entryTitleIn',
    'unpublished',
    'willBeRemoved',
    'entryKnown',
    'choose',
    'freeTravel',
    'position',
    'positionWhy',
    'throwAway',
    'unsaved',
  ] as const),
  ...([
    'readySaved',
    'readyHeld',
    'readyHelper',
    'readyHelperWhy',
    'readyLookWhy',
    'folded',
    'sizePanels',
    'showAll',
    'lastTook',
  ] as const),
  ...(['tooNarrow', 'wideToo', 'phonesToo', 'sayIn', 'helperSets', 'onlyPhone', 'onlyWide', 'notOffered'] as const),
  ...([
    'ownInstead',
    'youChanged',
    'usePair',
    'allReal',
    'removeSamples',
    'removeSamplesSure',
    'publishTheirs',
    'trouble',
  ] as const),
  ...([
    'letterSent',
    'letterRefused',
    'letterNone',
    'tooManyPictures',
    'townsOutside',
    'newPair',
    'removeShippedWhy',
    'takeOut',
    'takeOutWhy',
    'takenOut',
    'pageChanged',
    'keepPage',
  ] as const),
] as const

/** `site` in `desk.yaml`: the words of the Site tab. */
export const deskSiteSchema = texts(...plain).extend({
  seeChanges: counted,
  sentences: counted,
  sentenceCount: counted,
  appearsIn: counted,
  readsDifferently: counted,
  stillNamed: counted,
  removeShipped: counted,
  questions: texts('title', 'why', 'none', 'write', 'question', 'answer', 'dismiss', 'same').extend({ asked: counted }),
  wordKinds: texts('search', 'alt', 'letter', 'chat'),
  states: texts(...publishStates),
  stateTexts: texts('checking', 'building', 'live'),
  readyStates: texts('good', 'look', 'open'),
  readyRows: z.record(z.enum(readyNames), texts('title', 'todo')),
  places: texts('page', 'letter', 'chat', 'everywhere'),
  forms: texts(...formNames),
  /** Keyed by the file's folder; `{name}` is the file's name. */
  folders: z.record(z.string(), text),
  /** Mistakes of the content in this language, by the English words; empty in English. */
  mistakes: z.record(z.string(), text).default({}),
  /** Labels by field name. A field without one shows its name. */
  fields: z.record(z.string(), text),
})
