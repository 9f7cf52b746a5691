import { z } from 'zod'
import { localeSchema } from '../common/locale-schema'
import { nameSchema } from '../common/named'
import { absentOrInvalid, emailSchema, requiredLine } from '../common/single-line'
import { existingPasswordSchema } from './auth-requests'

/** GET returns whether the site is waiting for its setup. POST completes the setup. */
export const setUpCall = '/api/set-up/'

/** Body of the request that completes the setup. */
export const setUpSchema = nameSchema(
  'SetUp',
  z.object({
    code: z.string({ error: absentOrInvalid }).trim().min(1, 'required').max(200, 'invalid'),
    name: requiredLine(200),
    first_name: requiredLine(100),
    last_name: requiredLine(100),
    email: emailSchema,
    password: existingPasswordSchema,
    language: localeSchema,
  }),
)

/** Response while the site waits for its setup. After the setup, the call returns 404. */
export const setUpStateSchema = nameSchema('SetUpState', z.object({ state: z.literal('waiting') }))
