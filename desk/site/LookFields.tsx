import { useMutation } from '@tanstack/react-query'
import { useId } from 'react'
import { Link } from 'react-router'
import { valueAt } from '../../contract/desk/field-diff.ts'
import { logoTypes, pictureAnswerSchema } from '../../contract/desk/site.ts'
import { Button } from '../../site/ui/Button.tsx'
import { Field } from '../../site/ui/Field.tsx'
import { call } from '../api/call.ts'
import { pictureProblem, siteProblem } from '../api/problem.ts'
import { useFirstForm, usePictures } from '../api/site-calls.ts'
import { words } from '../desk-content.ts'
import { type FieldProps, nameOf, saidOf } from './LeafFields.tsx'
import { altText, fieldName } from './names.ts'
import { SelectField } from './SelectField.tsx'

const { site } = words
const uploadMs = 60_000

/** A color of the brand; the server checks its contrast. */
export function ColorField(props: FieldProps) {
  const id = useId()
  const { schema, value, onChange } = props
  return (
    <Field
      {...{ id, type: 'color', ...saidOf(props) }}
      value={String(value ?? schema.default ?? '')}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    />
  )
}

/** Choice of one of the site's pictures, by alt text. */
export function PictureField(props: FieldProps) {
  const { schema, value, required, onChange } = props
  const { data } = usePictures()
  // A select whose options load later would lose its choice.
  if (!data) return null
  const { pictures } = data
  const chosen = pictures.find(({ name }) => name === value)
  return (
    <>
      <SelectField
        {...{ required, ...saidOf(props), onChoose: onChange }}
        value={chosen?.name ?? ''}
        none={(!chosen || schema.default === '') && (required ? site.choose : site.nothing)}
        choices={pictures.map(({ name, alt }) => [name, altText(alt) || name])}
      />
      {chosen && (
        <img className="chosen-picture" src={`/desk/api/site/pictures/${chosen.file}`} alt="" loading="lazy" />
      )}
    </>
  )
}

/** One of the counties of the business, and the way to these. */
export function CountyField(props: FieldProps) {
  const { value, required, onChange } = props
  const known = valueAt(useFirstForm('business')?.parts[0]?.value ?? null, ['counties'])
  const counties = Array.isArray(known) ? known : []
  return (
    <>
      <SelectField
        {...{ required, ...saidOf(props), onChoose: onChange }}
        value={counties.includes(value) ? String(value) : ''}
        none={!counties.includes(value) && site.choose}
        choices={counties.map((one) => [String(one), String(one)])}
      />
      <Link to="/site/forms/business?field=counties">{`${site.forms.business} · ${fieldName('counties')}`}</Link>
    </>
  )
}

/** Thumbnails of the site's pictures, beside the entry that uses them. */
export function SmallPictures({ names }: { names: readonly string[] }) {
  const { data } = usePictures()
  return names.flatMap((name) => {
    const picture = data?.pictures.find((one) => one.name === name)
    return picture ? <img key={name} src={`/desk/api/site/pictures/${picture.file}`} alt="" loading="lazy" /> : []
  })
}

/** Upload of the logo; the server stores only its pixels. */
export function LogoField({ value, path, onChange }: FieldProps) {
  const id = useId()
  const upload = useMutation({
    mutationFn: (bytes: Blob) => call('/site/logo', pictureAnswerSchema, { bytes, giveUpMs: uploadMs }),
    onSuccess: ({ file }) => file !== null && onChange(file),
  })
  const { data, error: failure } = upload
  const error = data?.why ? pictureProblem(data.why) : failure ? siteProblem(failure) : undefined
  return (
    <div className="flow">
      {value && <img className="logo-now" src={`/desk/api/site/pictures/${value}`} alt={nameOf(path)} />}
      <Field
        {...{ id, name: path.join('.'), type: 'file', accept: logoTypes.join(), label: nameOf(path), error }}
        onChange={({ currentTarget: { files } }) => files?.[0] && upload.mutate(files[0])}
      />
      {value && (
        <Button variant="outline" size="small" onClick={() => onChange('')}>
          {site.remove}
        </Button>
      )}
    </div>
  )
}
