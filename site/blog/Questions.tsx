import { Fragment } from 'react'
import type { Post } from '../../content/schema/post.ts'
import '../ui/text/prose.css'
import './questions.css'

interface QuestionsProps {
  id: string
  title: string
  items: Post['questions']
}

/** Questions with their answers, all open. */
export function Questions({ id, title, items }: QuestionsProps) {
  return (
    <section className="questions prose" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {items.map(({ question, answer }) => (
        <Fragment key={question}>
          <h3>{question}</h3>
          <p>{answer}</p>
        </Fragment>
      ))}
    </section>
  )
}
