import { z } from 'zod'

/** GET api/csrf/. */
export const csrfSchema = z.object({ csrf_token: z.string() }).meta({ id: 'Csrf' })
