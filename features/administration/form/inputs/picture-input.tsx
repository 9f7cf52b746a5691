import { useQuery } from '@tanstack/react-query'
import { PictureField } from '@/features/pictures/picture-field'
import { pictureQuery } from '@/features/pictures/queries'
import { toImage } from '@/features/pictures/to-image'
import { useAdministration } from '../../administration-context'

interface PictureInputProps {
  id: string
  label: string
  error?: string | undefined
  isRequired?: boolean
  value: number | null
  onChange: (id: number | null) => void
}

/** The input for a picture from the media library. Its value is the id of the picture. */
export function PictureInput({ error, value, onChange, ...field }: PictureInputProps) {
  const { locale } = useAdministration()
  const { data: picture } = useQuery({ ...pictureQuery(locale, value ?? 0), enabled: value !== null })
  return (
    <PictureField
      {...field}
      {...(error !== undefined && { error })}
      locale={locale}
      value={value !== null && picture ? toImage(picture) : null}
      onChange={(image) => onChange(image?.id ?? null)}
    />
  )
}
