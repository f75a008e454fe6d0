import { Link, Navigate, Route, Routes } from 'react-router'
import { usePublishes } from '../api/site-calls.ts'
import { words } from '../desk-content.ts'
import { Changes } from './changes/Changes.tsx'
import { isRunning, Publishes } from './changes/Publishes.tsx'
import { FormView } from './FormView.tsx'
import { More } from './More.tsx'
import { PageView } from './page/PageView.tsx'
import { Pair } from './pictures/Pair.tsx'
import { PictureForm } from './pictures/PictureForm.tsx'
import { Pictures } from './pictures/Pictures.tsx'
import { Questions } from './Questions.tsx'
import { Ready } from './Ready.tsx'
import { Words } from './Words.tsx'
import './site.css'
import './sheet.css'
import './pictures.css'

const { site } = words

/** Shows on the other screens that a publish is running. */
function RunningPublish() {
  const { data } = usePublishes()
  const running = data?.publishes.find(isRunning)
  if (!running) return null
  return (
    <p role="status" className="not-live">
      <Link to="/site/publishes">{site.states[running.state]}</Link>
    </p>
  )
}

/** The Site tab: pages, forms, pictures, changes and publishes. */
export function Site() {
  return (
    <>
      <Routes>
        <Route path="publishes" element={null} />
        <Route path="*" element={<RunningPublish />} />
      </Routes>
      <Routes>
        <Route index element={<PageView />} />
        <Route path="more" element={<More />} />
        <Route path="forms/:name" element={<FormView />} />
        <Route path="words" element={<Words />} />
        <Route path="pictures" element={<Pictures />} />
        <Route path="pictures/:name" element={<PictureForm />} />
        <Route path="pair" element={<Pair />} />
        <Route path="changes" element={<Changes />} />
        <Route path="publishes" element={<Publishes />} />
        <Route path="questions" element={<Questions />} />
        <Route path="ready" element={<Ready />} />
        <Route path="*" element={<Navigate to="/site" replace />} />
      </Routes>
    </>
  )
}
