import { Icon } from '../ui/icon/Icon.tsx'
import { ResponsiveImage } from '../ui/picture/ResponsiveImage.tsx'
import { jobsOf, type ShownPicture } from './pairs.ts'
import '../compare/compare.css'
import './gallery-grid.css'

/**
 * All pictures in two columns, or four on wide screens. Before and after of one job form one frame with one caption.
 * Each picture links to its large file; the lightbox opens it in place.
 */
export function GalleryGrid({ pictures, view }: { pictures: readonly ShownPicture[]; view: string }) {
  return (
    <ul className="gallery">
      {jobsOf(pictures).map((job, index) => (
        <li key={job[0]?.id}>
          <div className="gallery-job">
            {job.map(({ id, category, stage, stageName, small, large }) => (
              <a
                key={id}
                className="gallery-item fill"
                data-side={stage.toLowerCase()}
                href={large.src}
                aria-haspopup="dialog"
              >
                <ResponsiveImage picture={small} loading={index < 2 ? 'eager' : 'lazy'} />
                <span className="compare-tag">{stageName}</span>
                <span className="gallery-over">
                  <span className="gallery-view">
                    <Icon name="expand" />
                    {view}
                  </span>
                  {category}
                </span>
              </a>
            ))}
          </div>
          <p className="gallery-caption">{job[0]?.category}</p>
        </li>
      ))}
    </ul>
  )
}
