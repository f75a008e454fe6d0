import type { ComponentProps } from 'react'
import './price-table.css'
import { Kept } from './text/Kept.tsx'

interface PriceTableProps extends ComponentProps<'table'> {
  caption: string
  columns: { what: string; price: string }
  rows: readonly { label: string; price: string; note?: string | undefined }[]
}

/** What costs how much, readable at a glance; prices share the right edge. */
export function PriceTable({ caption, columns, rows, className, ...rest }: PriceTableProps) {
  return (
    <table className={className ? `price-table ${className}` : 'price-table'} {...rest}>
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
