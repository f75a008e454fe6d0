import { z } from 'zod'
import { readyNames } from '../../contract/desk/ready.ts'
import { formNames, publishStates } from '../../contract/desk/site.ts'
import { counted, text, texts } from './meta.ts'

const plain = [
  ...(['title', 'page', 'more', 'tapWhy', 'change', 'which', 'text', 'tokenWhy', 'length', 'noSentence'] as const),
  ...([
    'toLists',
    'otherPicture',
    'collision',
    'publishing',
    'notFound',
    'theirs',
    'useThis',
    'saved',
    'readsNow',
    'keepThat',
    'nothing',
  ] as const),
  ...([
    'hiddenWords',
    'add',
    'newName',
    'remove',
    'moveUp',
    'opens',
    'closes',
    'closed',
    'yes',
    'no',
    'removePage',
  ] as const),
  ...(['removeSure', 'removeYes', 'newEntry', 'newEntryWhy', 'entryTitle', 'entryName', 'entryText'] as const),
  ...(['preview', 'markdownWhy', 'changes', 'noChanges', 'reading', 'untranslated'] as const),
  ...(['removed', 'takeBack', 'publish', 'ownerPublishes', 'publishes', 'noPublishes', 'failedWhy'] as const),
  ...([
    'openSite',
    'byHand',
    'asItWas',
    'restored',
    'whatChanged',
    'putBack',
    'putBackSure',
    'putBackYes',
    'ready',
  ] as const),
  ...(['allReady', 'testLetter', 'pictures', 'picturesWhy', 'pairWhy', 'isPhoto', 'isDrawn', 'choosePicture'] as const),
  ...(['noPicture', 'focusWhy', 'onPhone', 'onWide', 'alt', 'ownPicture', 'usePicture', 'sendingPicture'] as const),
  ...(['pair', 'before', 'after', 'seeThrough', 'lineUp', 'across', 'down', 'size', 'kind', 'homeSlider'] as const),
  ...([
    'entryTextIn',
    'entryKnown',
    'choose',
    'freeTravel',
    'throwAway',
    'readySaved',
    'readyHelper',
    'readyHelperWhy',
    'folded',
    'sizePanels',
    ...(['showAll', 'lastTook', 'tooNarrow', 'wideToo', 'phonesToo'] as const),
    'sayIn',
    'helperSets',
    'onlyPhone',
    'onlyWide',
    'notOffered',
    'ownInstead',
    'youChanged',
  ] as const),
  ...([
    'usePair',
    'allReal',
    'removeSamples',
    'publishTheirs',
    'trouble',
    'letterSent',
    'letterRefused',
    'letterNone',
    'tooManyPictures',
  ] as const),
] as const

/** `site` in `desk.yaml`: the words of the Site tab. */
export const deskSiteSchema = texts(...plain).and(
  z.strictObject({
    ...{
      seeChanges: counted,
      sentences: counted,
      sentenceCount: counted,
      appearsIn: counted,
      readsDifferently: counted,
      stillNamed: counted,
    },
    questions: z.strictObject({
      asked: counted,
      ...{ title: text, why: text, none: text, write: text, question: text, answer: text, dismiss: text, same: text },
    }),
    wordKinds: texts('search', 'alt', 'letter'),
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
  }),
)
