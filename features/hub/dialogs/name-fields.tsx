'use client'

import { useTranslations } from 'next-intl'
import { TextField } from '@/components/form/text-field'
import { toSlug } from '@/lib/contract/common/slug'
import { pageSlugSchema } from '@/lib/contract/pages/page-settings'

export interface NameFieldsProps {
  /** The prefix of the field ids. */
  id: string
  title: string
  onTitle: (title: string) => void
  /** The last segment of the address; null leaves it unchanged. */
  slug: string | null
  onSlug: (slug: string) => void
  /** The address of the parent page. */
  parentAddress: string
  errors: { title: string | undefined; slug: string | undefined }
}

/** A page's title and the last segment of its address, which is normalized on blur. */
export function NameFields({ id, title, onTitle, slug, onSlug, parentAddress, errors }: NameFieldsProps) {
  const t = useTranslations('hub.names')
  return (
    <>
      <TextField
        id={`${id}-title`}
        label={t('title')}
        error={errors.title}
        isRequired
        input={{
          value: title,
          maxLength: 200,
          autoComplete: 'off',
          onChange: (event) => onTitle(event.currentTarget.value),
        }}
      />
      {slug !== null && (
        <TextField
          id={`${id}-slug`}
          label={t('slug')}
          hint={t('slugHint', { address: `${decodeURI(parentAddress)}/${slug === '' ? '…' : slug}` })}
          error={errors.slug}
          isRequired
          input={{
            value: slug,
            maxLength: 100,
            autoComplete: 'off',
            spellCheck: false,
            onChange: (event) => onSlug(event.currentTarget.value),
            onBlur: () => pageSlugSchema.safeParse(slug).success || onSlug(toSlug(slug)),
          }}
        />
      )}
    </>
  )
}
