import { z } from 'zod'
import { named } from './named'

/** GET api/csrf/. */
export const csrfSchema = named('Csrf', z.object({ csrf_token: z.string() }))
