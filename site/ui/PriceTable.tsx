import './price-table.css'
import { Kept } from './text/Kept.tsx'

interface PriceTableProps {
  caption: string
  columns: { what: string; price: string }
  rows: readonly { label: string; price: string; note?: string | undefined }[]
}

/** A price list; prices align at the right edge. */
export function PriceTable({ caption, columns, rows }: PriceTableProps) {
  return (
    <table className="price-table">
      <caption>{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{columns.what}</th>
          <th scope="col" data-end="">
            {columns.price}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ label, price, note }) => (
          <tr key={label}>
            <th scope="row">
              {label}{' '}
              {note && (
                <span className="price-note">
                  <Kept text={note} />
                </span>
              )}
            </th>
            <td>{price}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
