import { Fragment, type ReactNode } from 'react'
import type { Post } from '../../content/schema/post.ts'
import { content } from '../content.ts'
import { ArticleColumns } from '../ui/ArticleColumns.tsx'
import { Contents } from '../ui/Contents.tsx'
import type { Heading } from '../words/markdown.ts'
import '../ui/text/prose.css'
import './article-body.css'

interface ArticleBodyProps {
  post: Pick<Post, 'questions' | 'sources'>
  headings: readonly Heading[]
  /** The article's text as HTML, made from Markdown. */
  children?: ReactNode
}

const { article: words } = content.blogPage

/** The text of an article with questions and sources; beside it a table of contents. */
export function ArticleBody({ post: { questions, sources }, headings, children }: ArticleBodyProps) {
  const parts = [
    ...headings.filter(({ depth }) => depth === 2),
    ...(questions.length > 0 ? [{ id: 'questions', title: words.questions }] : []),
  ]
  return (
    <div className="article-body">
      <ArticleColumns aside={<Contents title={words.contents} headings={parts} />}>
        {children}
        {questions.length > 0 && (
          <section className="questions prose" aria-labelledby="questions">
            <h2 id="questions">{words.questions}</h2>
            {questions.map(({ question, answer }) => (
              <Fragment key={question}>
                <h3>{question}</h3>
                <p>{answer}</p>
              </Fragment>
            ))}
          </section>
        )}
        {sources.length > 0 && (
          <section className="sources" aria-labelledby="sources">
            <h2 id="sources">{words.sources}</h2>
            <ul className="sources-list">
              {sources.map(({ title, url }) => (
                <li key={title}>{url ? <a href={url}>{title}</a> : title}</li>
              ))}
            </ul>
          </section>
        )}
      </ArticleColumns>
    </div>
  )
}
