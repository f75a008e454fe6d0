import { useState } from 'react'
import type { EditableField } from '../../contract/desk/site.ts'
import { words } from '../desk-content.ts'
import { FieldForm, FieldRow, Sheet } from './FieldSheet.tsx'

/** Fields that open on tap, each with its place and text. */
export function FieldRows({ fields }: { fields: readonly EditableField[] }) {
  const [field, edit] = useState<EditableField>()
  const close = () => edit(undefined)
  return (
    <>
      <ul className="rows">
        {fields.map((one) => (
          <li key={one.file + one.path.join('.')}>
            <FieldRow field={one} onClick={() => edit(one)} />
          </li>
        ))}
      </ul>
      {field && (
        <Sheet key={field.file + field.path.join('.')} title={words.site.change}>
          <FieldForm field={field} onClose={close} onSaved={close} />
        </Sheet>
      )}
    </>
  )
}
