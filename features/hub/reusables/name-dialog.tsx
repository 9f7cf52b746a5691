import { useTranslations } from 'next-intl'
import { type ReactNode, useState } from 'react'
import { TextField } from '@/components/form/text-field'
import type { Failure } from '@/lib/api/result'
import { fieldLimits } from '@/lib/contract/blocks/limits'
import { slugOf } from '@/lib/contract/common/slug'
import { errorOf } from '../dialogs/failure-note'
import { HubDialog } from '../dialogs/hub-dialog'
import { HubForm } from '../dialogs/hub-form'
import type { Names } from './calls'

interface NameDialogProps {
  title: string
  /** The present title; its slug stays. Null for something new. */
  present: string | null
  failure: Failure | null
  attempt: number
  isSending: boolean
  onSend: (names: Names) => void
  onClose: () => void
  /** Further fields. */
  children?: ReactNode
}

const fields = { title: 'reusable-title', slug: 'reusable-slug', html_code: 'reusable-code' }

/** The dialog that names something reusable; the slug of a new one follows its title until it is edited. */
export function NameDialog({ title, present, onSend, onClose, children, ...sending }: NameDialogProps) {
  const t = useTranslations('editor.reusables.names')
  const { failure, attempt, isSending } = sending
  const [name, setName] = useState(present ?? '')
  const [slug, setSlug] = useState<string | null>(null)
  const shownSlug = slug ?? plainSlugOf(name)

  return (
    <HubDialog title={title} onClose={onClose}>
      <HubForm
        failure={failure}
        attempt={attempt}
        isSending={isSending}
        submit={t('submit')}
        onSubmit={() => onSend({ title: name.trim(), slug: shownSlug })}
        fields={fields}
      >
        <TextField
          id={fields.title}
          label={t('title')}
          isRequired
          error={errorOf(failure, 'title')}
          input={{
            value: name,
            maxLength: fieldLimits.line,
            autoComplete: 'off',
            onChange: ({ currentTarget: { value } }) => setName(value),
          }}
        />
        {present === null && (
          <TextField
            id={fields.slug}
            label={t('slug')}
            hint={t('slugHint')}
            isRequired
            error={errorOf(failure, 'slug')}
            input={{
              value: shownSlug,
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

/** A slug of ASCII alone: it stands in addresses of calls and in the names of cache tags. */
function plainSlugOf(title: string): string {
  return slugOf(title)
    .replace(/[^\w-]/g, '')
    .replace(/-{2,}/g, '-')
}
