import { fill } from '../content/fill.ts'
import type { Soiling } from '../content/schema/figures/soiling.ts'
import type { WashWords } from '../content/schema/figures/wash-words.ts'
import type { Wash } from '../pricing/wash.ts'
import { rangeOf } from '../pricing/wash-worth.ts'
import { element, type Outline, type OutlineElement, sentence } from './outline.ts'
import { washPlot } from './wash-plot.ts'

type Counted = Wash & { kind: 'counted' }
type Values = Readonly<Record<string, string | number>>

const list = (name: string, items: readonly Outline[][]): OutlineElement =>
  element('ul', { class: name }, ...items.map((item) => element('li', {}, ...item)))

const tableStep = 30

const table = ({ worth }: Counted, words: WashWords['answer']): OutlineElement => {
  const days = worth.washed.filter(({ day }) => day % tableStep === 0)
  const cell = (loss: { low: number; high: number } | undefined) =>
    element('td', {}, rangeOf(loss?.low ?? 0, loss?.high ?? 0, 'percent').text)
  const head = [words.table.when, words.plot.unwashed, words.plot.washed].map((text) =>
    element('th', { scope: 'col' }, text),
  )
  const rows = days.map(({ day, ...clean }) =>
    element(
      'tr',
      {},
      element('th', { scope: 'row' }, day === 0 ? words.table.washDay : fill(words.table.later, { days: day })),
      cell(worth.unwashed.find((one) => one.day === day)),
      cell(clean),
    ),
  )
  return element(
    'table',
    { class: 'price-table' },
    element('thead', {}, element('tr', {}, ...head)),
    element('tbody', {}, ...rows),
  )
}

/** What holds for every roof, whatever was asked. */
export const washNotes = ({ notes }: Pick<WashWords['answer'], 'notes'>, { study }: Soiling): OutlineElement =>
  list(
    'estimate-notes',
    notes.map((note) => [fill(note, { studyKilowatts: study.kilowatts, studyDollars: study.dollars })]),
  )

/** What to do, what dirt costs and a wash brings beside its price, the plot with its table, and how all of it is counted. `quote` is the way on where a wash may pay. */
export const washOutline = (
  washed: Wash,
  words: WashWords['answer'],
  soiling: Soiling,
  quote: OutlineElement,
): OutlineElement => {
  const card = (...pieces: Outline[]) => element('div', { class: 'estimate-answer wash-answer flow' }, ...pieces)
  if (washed.kind === 'refused') return card(element('p', {}, words.refused[washed.reason]))
  const { advice, question, panels, kilowatts, worth, price } = washed
  const { power, drySeason } = soiling
  const setting = soiling.settings[question.setting]
  const values: Values = {
    panels,
    kilowatts: kilowatts.toFixed(1),
    month: words.months[question.month],
    regained: worth.regained.text,
    monthly: worth.monthly.text,
    now: worth.now.text,
    price: price?.text ?? '',
    yearly: soiling.kilowattHours,
    share: drySeason.percentOfYear,
    dryDays: drySeason.days,
    daily: worth.dailyKilowattHours.toFixed(1),
    low: setting.low,
    high: setting.high,
    days: question.days,
    most: soiling.mostPercent,
    cents: question.cents ?? power.cents,
    export: power.exportCents,
    used: power.usedAtHomePercent,
  }
  const figure = (label: string, text: string) =>
    element('div', {}, element('dt', {}, fill(label, values)), element('dd', {}, fill(text, values)))
  const isDry = worth.daysLeft > 0
  const figures = [
    ...(isDry ? [figure(words.monthly, words.aMonth), figure(words.regained, '{regained}')] : []),
    ...(price ? [figure(words.price, '{price}')] : []),
  ]
  const sources = soiling.sources.map(({ name, url }) => element('a', { href: url }, name))
  return card(
    element('p', { class: 'estimate-range', 'data-kind': 'unpriced' }, words.advice[advice].title),
    element('p', {}, ...sentence(fill(words.advice[advice].text, values))),
    element('dl', { class: 'wash-figures' }, ...figures),
    ...(advice === 'close' || advice === 'wash' ? [quote] : []),
    element(
      'figure',
      { class: 'wash-figure' },
      washPlot(worth, { ...words.plot, caption: fill(words.plot.caption, values) }),
      element(
        'figcaption',
        {},
        element('span', { class: 'wash-key-dirty' }, words.plot.unwashed),
        ...(isDry ? [' ', element('span', { class: 'wash-key-clean' }, words.plot.washed)] : []),
      ),
    ),
    element('details', {}, element('summary', {}, words.table.title), table(washed, words)),
    element(
      'details',
      {},
      element('summary', {}, words.count.title),
      list(
        'estimate-notes',
        words.count.lines.map((line) => sentence(fill(line, values))),
      ),
      element(
        'p',
        { class: 'soft' },
        `${words.count.sources} `,
        ...sources.flatMap((link, at) => (at > 0 ? [', ', link] : [link])),
      ),
    ),
    washNotes(words, soiling),
  )
}
