import './contents.css'

/** A table of contents: links to the headings of a long text. Folded on small screens, where it is above the text. */
export function Contents({ title, headings }: { title: string; headings: readonly { id: string; title: string }[] }) {
  return (
    <nav className="contents" aria-labelledby="contents-title">
      <details>
        <summary>
          <h2 id="contents-title">{title}</h2>
        </summary>
        <ul className="contents-list">
          {headings.map(({ id, title: name }) => (
            <li key={id}>
              <a href={`#${id}`}>{name}</a>
            </li>
          ))}
        </ul>
      </details>
    </nav>
  )
}
