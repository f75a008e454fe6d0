import type { Week } from '../../contract/desk/numbers.ts'
import { words } from '../desk-content.ts'
import { shortDayText, spanText } from '../when.ts'

const { numbers: text } = words

/** The chart's numbers as a table, newest week first. */
export function WeekTable({ weeks }: { weeks: readonly Week[] }) {
  return (
    <details>
      <summary>{text.table}</summary>
      <table className="number-table">
        <thead>
          <tr>
            {[text.week, text.leads, text.median, text.quoted, text.won].map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {[...weeks].reverse().map(({ from, leads, medianMinutes, quoted, won }) => (
            <tr key={from}>
              <th scope="row">{shortDayText(from)}</th>
              <td>{leads}</td>
              <td>{medianMinutes === null ? text.nobody : spanText(medianMinutes)}</td>
              <td>{quoted}</td>
              <td>{won}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  )
}
