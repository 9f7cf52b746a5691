import { useTranslations } from 'next-intl'
import { type ReactNode, useState } from 'react'
import { TextField } from '@/components/form/text-field'
import type { Failure } from '@/lib/api/result'
import { fieldLimits } from '@/lib/contract/blocks/limits'
import { toSlug } from '@/lib/contract/common/slug'
import { getFieldError } from '../dialogs/failure-note'
import { HubDialog } from '../dialogs/hub-dialog'
import { HubForm } from '../dialogs/hub-form'
import type { ReusableNames } from './calls'

interface NameDialogProps {
  title: string
  /** The current title, if the item is renamed; its slug does not change. Null for a new item. */
  currentName: string | null
  failure: Failure | null
  attempt: number
  isSending: boolean
  onSend: (names: ReusableNames) => void
  onClose: () => void
  /** Additional fields of the form. */
  children?: ReactNode
}

const fields = { title: 'reusable-title', slug: 'reusable-slug', html_code: 'reusable-code' }

/**
 * The dialog that creates or renames a reusable item. The slug of a new item is derived from the
 * title until the user edits it.
 */
export function NameDialog({ title, currentName, onSend, onClose, children, ...sendState }: NameDialogProps) {
  const t = useTranslations('editor.reusables.names')
  const { failure } = sendState
  const [name, setName] = useState(currentName ?? '')
  const [slug, setSlug] = useState<string | null>(null)
  const currentSlug = slug ?? toAsciiSlug(name)

  return (
    <HubDialog title={title} onClose={onClose}>
      <HubForm
        {...sendState}
        submit={t('submit')}
        onSubmit={() => onSend({ title: name.trim(), slug: currentSlug })}
        fields={fields}
      >
        <TextField
          id={fields.title}
          label={t('title')}
          isRequired
          error={getFieldError(failure, 'title')}
          input={{
            value: name,
            maxLength: fieldLimits.line,
            autoComplete: 'off',
            onChange: ({ currentTarget: { value } }) => setName(value),
          }}
        />
        {currentName === null && (
          <TextField
            id={fields.slug}
            label={t('slug')}
            hint={t('slugHint')}
            isRequired
            error={getFieldError(failure, 'slug')}
            input={{
              value: currentSlug,
              maxLength: 100,
              pattern: '[A-Za-z0-9_\\-]+',
              autoComplete: 'off',
              spellCheck: false,
              onChange: ({ currentTarget: { value } }) => setSlug(value),
            }}
          />
        )}
        {children}
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
