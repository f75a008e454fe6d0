import type { ReactNode } from 'react'
import type { WashWords } from '../../content/schema/figures/wash-words.ts'
import { fill } from '../../pricing/fill.ts'
import { sayWash } from '../../pricing/say-wash.ts'
import type { Wash } from '../../pricing/wash.ts'
import { type Loss, rangeOf, type Soiling, type WashWorth } from '../../pricing/wash-worth.ts'
import { Kept } from '../ui/text/Kept.tsx'
import { EstimateNotes } from './EstimateNotes.tsx'
import { WashPlot } from './WashPlot.tsx'

interface WashAnswerProps {
  washed: Wash
  words: WashWords['answer']
  soiling: Soiling
  /** Link to the quote form, shown if a wash may pay for itself or the panels decide. */
  quote: ReactNode
  /** Next steps otherwise. */
  wait: ReactNode
}

/** The answer: advice, losses and gains beside the price, plot with table, and calculation. */
export function WashAnswer({ washed, words, soiling, quote, wait }: WashAnswerProps) {
  if (washed.kind === 'refused')
    return (
      <div className="estimate-answer wash-answer flow">
        <p>{words.refused[washed.reason]}</p>
      </div>
    )
  const { worth } = washed
  const said = sayWash(washed, words, soiling)
  return (
    <div className="estimate-answer wash-answer flow">
      <p className="estimate-range" data-kind="unpriced">
        {said.title}
      </p>
      <p key={said.text}>
        <Kept text={said.text} />
      </p>
      <dl className="wash-figures">
        {said.figures.map(({ label, text }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      <div className="cluster">
        {(said.mayPay || washed.advice === 'look') && quote}
        {!said.mayPay && wait}
      </div>
      {worth.daysLeft > 0 && (
        <WashFigure
          worth={worth}
          words={{ ...words, plot: { ...words.plot, caption: said.caption } }}
          mostPercent={soiling.mostPercent}
        />
      )}
      <details>
        <summary className="tap estimate-more">{words.count.title}</summary>
        <EstimateNotes notes={said.lines} />
        <Sources label={words.count.sources} sources={soiling.sources} />
      </details>
      <EstimateNotes notes={said.notes} />
    </div>
  )
}

interface WashFigureProps {
  worth: WashWorth
  words: WashWords['answer']
  mostPercent: number
}

/** The plot, and the same as a table. Not in rainy months, which have nothing to compare. */
function WashFigure({ worth, words, mostPercent }: WashFigureProps) {
  const { plot, table } = words
  return (
    <>
      <figure className="wash-figure">
        <WashPlot worth={worth} mostPercent={mostPercent} words={plot} />
        <figcaption>
          <span className="wash-key-dirty">{plot.unwashed}</span>
          <span className="wash-key-clean">{plot.washed}</span>
        </figcaption>
      </figure>
      <details>
        <summary className="tap estimate-more">{table.title}</summary>
        <WashTable worth={worth} words={words} />
      </details>
    </>
  )
}

const tableStep = 30

const percentText = (loss: Loss | undefined) => rangeOf(loss?.low ?? 0, loss?.high ?? 0, 'percent').text

function WashTable({ worth, words: { table, plot } }: { worth: WashWorth; words: WashWords['answer'] }) {
  return (
    <table className="price-table">
      <thead>
        <tr>
          <th scope="col">{table.when}</th>
          <th scope="col" data-end="">
            {plot.unwashed}
          </th>
          <th scope="col" data-end="">
            {plot.washed}
          </th>
        </tr>
      </thead>
      <tbody>
        {worth.washed
          .filter(({ day }) => day % tableStep === 0)
          .map((clean) => (
            <tr key={clean.day}>
              <th scope="row">{clean.day === 0 ? table.washDay : fill(table.later, { days: clean.day })}</th>
              <td>{percentText(worth.unwashed.find(({ day }) => day === clean.day))}</td>
              <td>{percentText(clean)}</td>
            </tr>
          ))}
      </tbody>
    </table>
  )
}

function Sources({ label, sources }: { label: string; sources: Soiling['sources'] }) {
  return (
    <p className="soft">
      <span>{label}</span>
      {sources.map(({ name, url }, index) => (
        <span key={url}>
          {index > 0 ? ', ' : ' '}
          <a href={url}>{name}</a>
        </span>
      ))}
    </p>
  )
}
