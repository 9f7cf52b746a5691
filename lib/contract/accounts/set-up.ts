import { z } from 'zod'
import { localeSchema } from '../common/locale-schema'
import { named } from '../common/named'
import { absentOrInvalid, emailSchema, requiredLine } from '../common/single-line'
import { presentPasswordSchema } from './auth-requests'

/** The call that tells whether a site waits to be set up, and the one that does it. */
export const setUpCall = '/api/set-up/'

/** What the page for setting up sends. */
export const setUpSchema = named(
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

/** Said while the site waits; afterwards the call is not there. */
export const setUpStateSchema = named('SetUpState', z.object({ state: z.literal('waiting') }))
