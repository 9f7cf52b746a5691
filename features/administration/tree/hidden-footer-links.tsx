import { useTranslations } from 'next-intl'
import { Button, getButtonClass } from '@/components/ui/button'
import { administrationAddress } from '@/lib/i18n/administration-address'
import { PageLink } from '@/lib/i18n/page-link'
import { useAdministration } from '../administration-context'
import formStyles from '../form/form.module.css'

export interface HiddenFooterLinksProps {
  links: readonly { id: number; name: string }[]
  onShow: (link: { id: number; name: string }) => void
}

/** Buttons that show hidden links of the footer again, and a link to the form for a new link. */
export function HiddenFooterLinks({ links, onShow }: HiddenFooterLinksProps) {
  const t = useTranslations('administration.tree')
  const { locale } = useAdministration()
  return (
    <div className={formStyles.actions}>
      {links.map((link) => (
        <Button key={link.id} onClick={() => onShow(link)}>
          {t('show', { name: link.name })}
        </Button>
      ))}
      <PageLink href={administrationAddress(locale, 'footer-links', 'new')} className={getButtonClass('secondary')}>
        {t('newLink')}
      </PageLink>
    </div>
  )
}
