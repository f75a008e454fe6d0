import type { Numbers } from '../../contract/desk/numbers.ts'
import { customers, fillCounted } from '../desk-content.ts'
import { moneyText, monthText } from '../when.ts'

const { numbers: text } = customers

/** Won jobs and their amount by the month of the job, newest first. */
export function Months({ months }: { months: Numbers['months'] }) {
  return (
    <section className="card flow" aria-label={text.months}>
      <h2>{text.months}</h2>
      {months.length === 0 && <p className="soft">{text.noMonths}</p>}
      <table className="number-table" hidden={months.length === 0}>
        <tbody>
          {[...months].reverse().map(({ month, won, wonCents }) => (
            <tr key={month}>
              <th scope="row">{monthText(month)}</th>
              <td>{fillCounted(text.won, won)}</td>
              <td>{moneyText(Math.round(wonCents / 100) * 100)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
