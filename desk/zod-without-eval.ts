import { z } from 'zod'

// The desk's content policy forbids eval: zod would try it at each load, and the browser report a violation.
z.config({ jitless: true })
