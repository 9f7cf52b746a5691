import { z } from 'zod'
import { nameSchema } from '../common/named'
import { absentOrInvalid } from '../common/single-line'

/** Header with the e-mailed key for requests without a body. */
export const mailedKeyHeader = 'X-Mailed-Key'

/** Key in the link of a mail. It authorizes an action without a login. */
export const mailedKeySchema = z.string({ error: absentOrInvalid }).min(1, 'required').max(200, 'invalid')

/** Body of requests that consist of the key only. */
export const mailedKeyRequestSchema = nameSchema('MailedKey', z.object({ key: mailedKeySchema }))
