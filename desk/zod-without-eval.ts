import { z } from 'zod'

// zod's JIT tries eval, which the desk's content policy forbids and browsers would report.
z.config({ jitless: true })
