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
import { PictureDialog } from './picture-dialog'
import styles from './picture-field.module.css'
import { PictureMark } from './picture-mark'
import { pictureQuery } from './queries'
import { toImage } from './to-image'

export interface PictureFieldProps {
  id: string
  label: string
  value: Image | null
  onChange: (image: Image | null) => void
  isRequired?: boolean
  error?: string
  /** The language of the page and of the alternative text. */
  locale: Locale
  /**
   * Edits the alternative text, credit and focal point within the field. Omitted if these are only
   * edited in the dialog.
   */
  panel?: ComponentType<{ locale: Locale; id: number }>
}

/**
 * A field whose value is a picture. It shows the picture and whether it has an alternative text,
 * and has buttons that select another picture or open its details.
 */
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
  const [visibleDialog, setVisibleDialog] = useState<'library' | 'details' | null>(null)
  const [isUnfolded, setUnfolded] = useState(false)
  const chooseButton = useRef<HTMLButtonElement>(null)
  // The current data of the library. Until they are loaded, the value is shown.
  const { data: picture } = useQuery({ ...pictureQuery(locale, value?.id ?? 0), enabled: value !== null })
  const image = picture ? toImage(picture) : value

  return (
    <FieldGroup id={id} label={label} error={error} isRequired={isRequired}>
      <div className={styles.selected}>
        {image && (
          <>
            <Picture image={{ ...image, alt: '' }} sizes="8rem" className={styles.picture} />
            <div>
              {image.alt && <p className={styles.alt}>{image.alt}</p>}
              {picture && <PictureMark picture={picture} locale={locale} />}
            </div>
          </>
        )}
        {!image && <p className={formStyles.hint}>{t('none')}</p>}
      </div>
      <div className={styles.actions}>
        <Button ref={chooseButton} id={id} onClick={() => setVisibleDialog('library')}>
          {t(value ? 'replace' : 'choose')}
        </Button>
        {value && (
          <>
            <Button onClick={() => setVisibleDialog('details')}>{t('details')}</Button>
            <Button
              onClick={() => {
                onChange(null)
                chooseButton.current?.focus()
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
      {visibleDialog && (
        <PictureDialog
          locale={locale}
          detailsPictureId={visibleDialog === 'details' && value ? value.id : null}
          onChoose={(selectedPicture) => {
            setVisibleDialog(null)
            onChange(toImage(selectedPicture))
          }}
          onClose={() => setVisibleDialog(null)}
        />
      )}
    </FieldGroup>
  )
}
