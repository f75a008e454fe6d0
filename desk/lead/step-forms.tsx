import { z } from 'zod'
import { lostReasons } from '../../contract/desk/lead.ts'
import { Button } from '../../site/ui/Button.tsx'
import { useSession } from '../api/session.ts'
import { words } from '../desk-content.ts'
import { useTyped } from '../offline/typed.ts'
import { TextArea } from '../site/TextArea.tsx'
import { dayFromNow } from '../when.ts'
import { ChangeForm, type ChangeFormProps } from './ChangeForm.tsx'
import { DayField } from './DayField.tsx'

const { lead: text } = words

export function NoteForm({ lead, onSave, onCancel }: ChangeFormProps) {
  const { typed, keep, ending } = useTyped(`note ${lead.id}`, z.string())
  return (
    <ChangeForm
      saveLabel={text.noteSave}
      onCancel={ending(onCancel)}
      onSubmit={ending((answers) => onSave({ kind: 'note', text: String(answers.get('text')).trim() }))}
    >
      <TextArea
        {...{ id: 'text', name: 'text', label: text.noteText, required: true, maxLength: 4000, defaultValue: typed }}
        onChange={({ currentTarget }) => keep(currentTarget.value)}
      />
    </ChangeForm>
  )
}

// A constant function, so React calls it once, when the choice appears.
const bringIntoSight = (choice: HTMLElement | null) => choice?.scrollIntoView({ block: 'nearest' })

export function LostForm({ onSave, onCancel }: ChangeFormProps) {
  return (
    <fieldset className="flow" ref={bringIntoSight}>
      <legend>{text.lostWhy}</legend>
      <div className="next-steps">
        {lostReasons.map((reason) => (
          <Button key={reason} variant="outline" onClick={() => onSave({ kind: 'lost', reason })}>
            {words.lostReasons[reason]}
          </Button>
        ))}
        <Button variant="outline" onClick={onCancel}>
          {words.cancel}
        </Button>
      </div>
    </fieldset>
  )
}

export function FollowUpForm({ lead, onSave, onCancel }: ChangeFormProps) {
  const { timeZone } = useSession()
  const { typed, keep, ending } = useTyped(`follow-up ${lead.id}`, z.string())
  return (
    <ChangeForm
      saveLabel={text.followUpSave}
      onCancel={ending(onCancel)}
      onSubmit={ending((answers) => onSave({ kind: 'follow-up', on: String(answers.get('on')) }))}
    >
      <DayField
        {...{ label: text.followUpDay, day: typed ?? lead.followUpOn ?? dayFromNow(2, timeZone) }}
        onChange={({ currentTarget }) => keep(currentTarget.value)}
      />
      {lead.followUpOn && (
        <Button variant="outline" onClick={ending(() => onSave({ kind: 'follow-up', on: null }))}>
          {text.followUpClear}
        </Button>
      )}
    </ChangeForm>
  )
}
