import { useTranslations } from 'next-intl'
import { z } from 'zod'
import { FieldGroup } from '@/components/form/field-group'
import type { GroupInputProps } from '../field-input-props'
import { PictureInput } from './picture-input'

/** The input for pictures from the media library, in an order. */
export function PicturesInput({ id, value, onChange, ...groupProps }: GroupInputProps) {
  const t = useTranslations('administration.form')
  const ids = z.array(z.number()).safeParse(value).data ?? []
  return (
    <FieldGroup id={`${id}-add`} {...groupProps}>
      {ids.map((pictureId, index) => (
        <PictureInput
          // biome-ignore lint/suspicious/noArrayIndexKey: a replaced picture keeps its field.
          key={index}
          id={`${id}-${index}`}
          label={t('number', { number: index + 1 })}
          value={pictureId}
          onChange={(newId) => onChange(newId === null ? ids.toSpliced(index, 1) : ids.with(index, newId))}
        />
      ))}
      <PictureInput
        id={`${id}-add`}
        label={t('addPicture')}
        value={null}
        onChange={(newId) => newId !== null && !ids.includes(newId) && onChange([...ids, newId])}
      />
    </FieldGroup>
  )
}
