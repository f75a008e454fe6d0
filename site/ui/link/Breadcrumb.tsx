import './breadcrumb.css'

export type Crumb = { name: string; path: string }

interface BreadcrumbProps {
  label: string
  /** From the home page to this page, which is last and not a link. */
  crumbs: readonly Crumb[]
}

/** The path from the home page to this page, as links. */
export function Breadcrumb({ label, crumbs }: BreadcrumbProps) {
  const last = crumbs.length - 1
  return (
    <nav className="breadcrumb" aria-label={label}>
      <ol className="breadcrumb-list">
        {crumbs.map(({ name, path }, index) => (
          <li key={path}>
            {index === last ? (
              <span aria-current="page">{name}</span>
            ) : (
              <a className="tap" href={path}>
                {name}
              </a>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
