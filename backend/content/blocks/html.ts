import { z } from 'zod'
import { htmlSchema } from '@/lib/contract/blocks/html'
import { fieldLimits } from '@/lib/contract/blocks/limits'
import { sanitizeHtmlCode } from '../../html/html-code'
import { fieldProblem } from '../field-messages'
import { optionalId } from './fields'

/**
 * What is stored of the HTML block: code written for this place, or the id of a reusable selection, whose code readers get
 * in place of it and may send back.
 */
export const htmlBlock = htmlSchema
  .extend({
    html_code: z.string().max(fieldLimits.html).transform(sanitizeHtmlCode).default(''),
    html_code_obj: optionalId,
  })
  .refine((data) => data.html_code.trim() !== '' || data.html_code_obj !== null, {
    path: ['html_code'],
    message: fieldProblem('code'),
  })
  .transform((data) => (data.html_code_obj === null ? data : { ...data, html_code: '' }))
