import { zodResolver } from '@hookform/resolvers/zod'
import { useTranslations } from 'next-intl'
import { useForm } from 'react-hook-form'
import { z } from 'zod'
import { Field } from '@/components/form/field'
import formStyles from '@/components/form/form.module.css'
import { TextField } from '@/components/form/text-field'
import type { Failure } from '@/lib/api/result'
import { fieldLimits } from '@/lib/contract/blocks/limits'
import { toSlug } from '@/lib/contract/common/slug'
import { selectionCreationSchema } from '@/lib/contract/pages/html-selection'
import { getFieldError } from '../dialogs/failure-note'
import { HubDialog } from '../dialogs/hub-dialog'
import { HubForm } from '../dialogs/hub-form'
import type { ReusableNames } from './calls'

interface NameDialogProps {
  title: string
  /** The current title, if the item is renamed; its slug does not change. Null for a new item. */
  currentName: string | null
  /** The current HTML code; undefined for an item without a code. */
  code?: string
  failure: Failure | null
  attempt: number
  isSending: boolean
  onSend: (values: ReusableNames & { html_code: string }) => void
  onClose: () => void
}

const fields = { title: 'reusable-title', slug: 'reusable-slug', html_code: 'reusable-code' }
const renamingSchema = selectionCreationSchema.extend({ slug: z.string() })

/**
 * The dialog that creates or changes a reusable item. The slug of a new item is derived from the
 * title until the user edits it.
 */
export function NameDialog({ title, currentName, code, onSend, onClose, ...sendState }: NameDialogProps) {
  const t = useTranslations('editor.reusables')
  const tNames = useTranslations('hub.names')
  const { failure } = sendState
  const isNew = currentName === null
  const { register, handleSubmit, getValues, setValue, formState } = useForm({
    defaultValues: { title: currentName ?? '', slug: '', html_code: code ?? '' },
    resolver: zodResolver(isNew ? selectionCreationSchema : renamingSchema),
  })
  const { errors, dirtyFields } = formState
  const followTitle = () => {
    if (!dirtyFields.slug) setValue('slug', toAsciiSlug(getValues('title')))
  }

  return (
    <HubDialog title={title} onClose={onClose}>
      <HubForm
        {...sendState}
        submitLabel={t('names.submit')}
        onSubmit={() => void handleSubmit((values) => onSend(values))()}
        fieldIds={fields}
      >
        <TextField
          id={fields.title}
          label={t('names.title')}
          isRequired
          error={errors.title ? tNames('required') : getFieldError(failure, 'title')}
          input={{
            ...register('title', { onChange: followTitle }),
            maxLength: fieldLimits.line,
            autoComplete: 'off',
          }}
        />
        {isNew && (
          <TextField
            id={fields.slug}
            label={t('names.slug')}
            hint={t('names.slugHint')}
            isRequired
            error={getFieldError(failure, 'slug')}
            input={{
              ...register('slug'),
              maxLength: 100,
              pattern: '[A-Za-z0-9_\\-]+',
              autoComplete: 'off',
              spellCheck: false,
            }}
          />
        )}
        {code !== undefined && (
          <Field
            id={fields.html_code}
            label={t('selections.code')}
            hint={t('selections.codeHint')}
            error={getFieldError(failure, 'html_code')}
          >
            {(control) => (
              <textarea
                {...register('html_code')}
                {...control}
                className={formStyles.input}
                rows={10}
                maxLength={fieldLimits.html}
                spellCheck={false}
              />
            )}
          </Field>
        )}
      </HubForm>
    </HubDialog>
  )
}

/**
 * Creates a slug without umlauts or other non-ASCII letters, because paths of calls and names of
 * cache tags contain it.
 */
function toAsciiSlug(title: string): string {
  return toSlug(title)
    .replace(/[^\w-]/g, '')
    .replace(/-{2,}/g, '-')
}
