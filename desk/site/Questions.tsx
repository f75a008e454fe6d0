import { useId, useState } from 'react'
import { z } from 'zod'
import { longestAnswer, longestQuestion, type UnansweredGroup } from '../../contract/desk/unanswered-questions.ts'
import { fill } from '../../pricing/fill.ts'
import { Button } from '../../site/ui/Button.tsx'
import { Field } from '../../site/ui/Field.tsx'
import { Alert } from '../Alert.tsx'
import { siteProblem } from '../api/problem.ts'
import { useQuestionActions, useQuestions } from '../api/question-calls.ts'
import { useSession } from '../api/session.ts'
import { fillCounted, words } from '../desk-content.ts'
import { Form } from '../Form.tsx'
import { languageName } from '../language-name.ts'
import { useTyped } from '../offline/typed.ts'
import { Sheet, SheetFoot } from './FieldSheet.tsx'
import { mistakeText } from './mistake-text.ts'
import { Saved } from './SaveFoot.tsx'
import { Screen } from './Screen.tsx'
import { TextArea } from './TextArea.tsx'

const { site } = words
const { questions: text } = site

const kindOf = ({ language, key }: UnansweredGroup) => ({ language, key })
const firstQuestion = ({ language, text: asked }: UnansweredGroup, code: string) =>
  language === code && asked.length <= longestQuestion ? asked : ''

const writtenSchema = z.record(z.string(), z.object({ question: z.string(), answer: z.string() }))
type Written = z.infer<typeof writtenSchema>

interface LanguageFieldsProps {
  code: string
  isFirst: boolean
  value: Written[string]
  onWrite: (value: Written[string]) => void
}

/** The question and the answer in one language. */
function LanguageFields({ code, isFirst, value, onWrite }: LanguageFieldsProps) {
  const id = useId()
  return (
    <fieldset className="flow">
      <legend>{languageName(code)}</legend>
      {!isFirst && <p className="soft small">{text.same}</p>}
      <Field
        {...{ id: `${id}-question`, name: `question-${code}`, maxLength: longestQuestion }}
        {...{ lang: code, label: text.question, value: value.question }}
        required={isFirst || value.answer !== ''}
        onChange={({ currentTarget }) => onWrite({ ...value, question: currentTarget.value })}
      />
      <TextArea
        {...{ lang: code, label: text.answer, value: value.answer }}
        {...{ rows: 3, required: isFirst, maxLength: longestAnswer }}
        onChange={({ currentTarget }) => onWrite({ ...value, answer: currentTarget.value })}
      />
    </fieldset>
  )
}

interface AnswerFormProps {
  group: UnansweredGroup
  languages: readonly string[]
  onClose: () => void
  onSaved: () => void
}

function AnswerForm({ group, languages, onClose, onSaved }: AnswerFormProps) {
  const { answer } = useQuestionActions()
  const [id] = useState(() => crypto.randomUUID())
  const { typed, keep, forget, ending } = useTyped(`answer ${group.text}`, writtenSchema)
  const topics =
    typed ?? Object.fromEntries(languages.map((code) => [code, { question: firstQuestion(group, code), answer: '' }]))
  const leave = ending(onClose)
  // Only the language of the question must be answered.
  const first = languages.find((code) => code === group.language) ?? languages[0] ?? ''
  const own = topics[first]
  const answers = Object.entries(topics).map(([code, { question, answer }]) => [
    code,
    { question: question || own?.question, answer: answer || own?.answer },
  ])
  const submit = () =>
    answer.mutate(
      { id, ...kindOf(group), topics: Object.fromEntries(answers) },
      {
        onSuccess: ({ isKept }) => {
          if (!isKept) return
          forget()
          onSaved()
        },
      },
    )
  const [mistake] = answer.data?.mistakes ?? []
  const problem = mistake ? mistakeText(mistake.text) : answer.error ? siteProblem(answer.error) : ''
  return (
    <Form className="flow" onSubmit={submit}>
      <p lang={group.language}>{`“${group.text}”`}</p>
      {[first, ...languages.filter((code) => code !== first)].map((code) => (
        <LanguageFields
          key={code}
          code={code}
          isFirst={code === first}
          value={topics[code] ?? { question: '', answer: '' }}
          onWrite={(value) => keep({ ...topics, [code]: value })}
        />
      ))}
      <SheetFoot disabled={answer.isPending} problem={problem} onLeave={leave} />
    </Form>
  )
}

function Row({ group, onAnswer }: { group: UnansweredGroup; onAnswer: () => void }) {
  const { person } = useSession()
  const { dismiss } = useQuestionActions()
  return (
    <li className="card flow">
      <p className="soft small">{fillCounted(text.asked, group.asked)}</p>
      <p lang={group.language}>
        <strong>{`“${group.text}”`}</strong>
      </p>
      <div className="next-steps">
        <Button onClick={onAnswer}>{text.write}</Button>
        {person.role === 'owner' && (
          <Button variant="outline" disabled={dismiss.isPending} onClick={() => dismiss.mutate(kindOf(group))}>
            {text.dismiss}
          </Button>
        )}
      </div>
      <Alert>{dismiss.error && siteProblem(dismiss.error)}</Alert>
    </li>
  )
}

/** Questions that the chat could not answer. An answer becomes a topic of the chat. */
export function Questions() {
  const query = useQuestions()
  const { data } = query
  const [group, answer] = useState<UnansweredGroup>()
  const [isSaved, setSaved] = useState(false)
  const close = () => answer(undefined)
  const saved = () => {
    setSaved(true)
    close()
  }
  return (
    <Screen title={text.title} query={query}>
      <p className="soft">{fill(text.why, { days: 30 })}</p>
      <Saved isSaved={isSaved} />
      {data?.questions.length === 0 && <p>{text.none}</p>}
      <ul className="rows">
        {data?.questions.map((one) => (
          <Row key={one.language + one.key} group={one} onAnswer={() => answer(one)} />
        ))}
      </ul>
      {data && group && (
        <Sheet key={group.language + group.key} title={text.write}>
          <AnswerForm group={group} languages={data.languages} onClose={close} onSaved={saved} />
        </Sheet>
      )}
    </Screen>
  )
}
