'use client'

import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { type ComponentType, useRef, useState } from 'react'
import { FieldGroup } from '@/components/form/field-group'
import formStyles from '@/components/form/form.module.css'
import { Picture } from '@/components/media/picture'
import { Button } from '@/components/ui/button'
import { Disclosure } from '@/components/ui/disclosure'
import type { Locale } from '@/lib/contract/common/locale'
import type { Image } from '@/lib/contract/media/image'
import { imageOf } from './image-of'
import { PictureDialog } from './picture-dialog'
import styles from './picture-field.module.css'
import { PictureMark } from './picture-mark'
import { pictureQuery } from './queries'

export interface PictureFieldProps {
  id: string
  label: string
  value: Image | null
  onChange: (image: Image | null) => void
  isRequired?: boolean
  error?: string
  /** The language of the page, in which the picture has to be described. */
  locale: Locale
  /** What changes the picture's description, credit and focal point in the field itself; left out where its dialog alone does. */
  panel?: ComponentType<{ locale: Locale; id: number }>
}

/** A picture field: preview, description status, and buttons to select another picture and to edit its details. */
export function PictureField({
  id,
  label,
  value,
  onChange,
  isRequired = false,
  error,
  locale,
  panel: Panel,
}: PictureFieldProps) {
  const t = useTranslations('editor.pictures.field')
  const [opened, setOpened] = useState<'library' | 'details' | null>(null)
  const [isUnfolded, setUnfolded] = useState(false)
  const choose = useRef<HTMLButtonElement>(null)
  const { data: picture } = useQuery({
    ...pictureQuery(locale, value?.id ?? 0),
    enabled: value !== null,
  })
  const shown = picture ? imageOf(picture) : value

  return (
    <FieldGroup id={id} label={label} error={error} isRequired={isRequired}>
      <div className={styles.selected}>
        {shown && (
          <>
            <Picture image={{ ...shown, alt: '' }} sizes="8rem" className={styles.picture} />
            <div>
              {shown.alt && <p className={styles.alt}>{shown.alt}</p>}
              {picture && <PictureMark picture={picture} locale={locale} />}
            </div>
          </>
        )}
        {!shown && <p className={formStyles.hint}>{t('none')}</p>}
      </div>
      <div className={styles.actions}>
        <Button ref={choose} id={id} onClick={() => setOpened('library')}>
          {t(value ? 'replace' : 'choose')}
        </Button>
        {value && (
          <>
            <Button onClick={() => setOpened('details')}>{t('details')}</Button>
            <Button
              onClick={() => {
                onChange(null)
                choose.current?.focus()
              }}
            >
              {t('remove')}
            </Button>
          </>
        )}
      </div>
      {Panel && value && (
        <Disclosure
          summary={t('panel')}
          className={styles.panel}
          onToggle={({ currentTarget }) => setUnfolded(currentTarget.open)}
        >
          {isUnfolded && <Panel key={value.id} locale={locale} id={value.id} />}
        </Disclosure>
      )}
      {opened && (
        <PictureDialog
          locale={locale}
          details={opened === 'details' ? (value?.id ?? null) : null}
          onChoose={(selected) => {
            setOpened(null)
            onChange(imageOf(selected))
          }}
          onClose={() => setOpened(null)}
        />
      )}
    </FieldGroup>
  )
}
