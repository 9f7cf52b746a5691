import { useTranslations } from 'next-intl'
import { useRef } from 'react'
import { Field } from '@/components/form/field'
import formStyles from '@/components/form/form.module.css'
import { TextField } from '@/components/form/text-field'
import { Button } from '@/components/ui/button'
import { type PictureQuery, pictureOrders } from '../calls'
import { acceptedPictures } from '../uploads/transferred-files'
import styles from './library-tools.module.css'

export interface LibraryToolsProps {
  query: PictureQuery
  onQuery: (query: PictureQuery) => void
  onFiles: (files: File[]) => void
}

export function LibraryTools({ query, onQuery, onFiles }: LibraryToolsProps) {
  const t = useTranslations('editor.pictures.library')
  const files = useRef<HTMLInputElement>(null)

  return (
    <div className={styles.tools}>
      <div className={styles.upload}>
        <Button variant="primary" onClick={() => files.current?.click()}>
          {t('upload')}
        </Button>
        <p className={formStyles.hint}>{t('uploadHint')}</p>
        <input
          ref={files}
          type="file"
          accept={acceptedPictures}
          multiple
          hidden
          aria-label={t('upload')}
          onChange={({ currentTarget }) => {
            onFiles([...(currentTarget.files ?? [])])
            currentTarget.value = ''
          }}
        />
      </div>
      <TextField
        id="picture-search"
        label={t('search')}
        input={{
          type: 'search',
          value: query.searchTerm,
          onChange: (event) => onQuery({ ...query, searchTerm: event.currentTarget.value }),
          autoComplete: 'off',
          maxLength: 200,
        }}
      />
      <Field id="picture-order" label={t('order')}>
        {(control) => (
          <select
            {...control}
            className={formStyles.input}
            value={query.order}
            onChange={({ currentTarget }) => {
              const order = pictureOrders.find((candidate) => candidate === currentTarget.value)
              if (order) onQuery({ ...query, order })
            }}
          >
            {pictureOrders.map((order) => (
              <option key={order} value={order}>
                {t(`orders.${order}`)}
              </option>
            ))}
          </select>
        )}
      </Field>
    </div>
  )
}
