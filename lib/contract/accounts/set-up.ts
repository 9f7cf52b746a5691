import { z } from 'zod'
import { localeSchema } from '../common/locale-schema'
import { nameSchema } from '../common/named'
import { absentOrInvalid, emailSchema, requiredLine } from '../common/single-line'
import { presentPasswordSchema } from './auth-requests'

/** GET reports whether the site waits for its set-up, POST completes it. */
export const setUpCall = '/api/set-up/'

/** Body of the set-up request. */
export const setUpSchema = nameSchema(
  'SetUp',
  z.object({
    code: z.string({ error: absentOrInvalid }).trim().min(1, 'required').max(200, 'invalid'),
    name: requiredLine(200),
    first_name: requiredLine(100),
    last_name: requiredLine(100),
    email: emailSchema,
    password: presentPasswordSchema,
    language: localeSchema,
  }),
)

/** Response while the site waits; after the set-up the call returns 404. */
export const setUpStateSchema = nameSchema('SetUpState', z.object({ state: z.literal('waiting') }))
