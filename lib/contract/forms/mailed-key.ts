import { z } from 'zod'
import { named } from '../common/named'
import { absentOrInvalid } from '../common/single-line'

/** The header that brings the key of a mail where nothing is sent. */
export const mailedKeyHeader = 'X-Mailed-Key'

/** The key in the link of a mail, by which somebody does something without a login. */
export const mailedKeySchema = z.string({ error: absentOrInvalid }).min(1, 'required').max(200, 'invalid')

/** What is sent where the key says it all. */
export const mailedKeyRequestSchema = named('MailedKey', z.object({ key: mailedKeySchema }))
