import { z } from 'zod'
import { nameSchema } from './named'

/** GET api/csrf/. */
export const csrfSchema = nameSchema('Csrf', z.object({ csrf_token: z.string() }))
