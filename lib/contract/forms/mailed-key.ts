import { z } from 'zod'
import { nameSchema } from '../common/named'
import { absentOrInvalid } from '../common/single-line'

/** Header that contains the mailed key if the request has no body. */
export const mailedKeyHeader = 'X-Mailed-Key'

/** Key in a link of a mail or in a preview link. It gives access without a login. */
export const mailedKeySchema = z.string({ error: absentOrInvalid }).min(1, 'required').max(200, 'invalid')

/** Body of a request that contains only the key. */
export const mailedKeyRequestSchema = nameSchema('MailedKey', z.object({ key: mailedKeySchema }))
