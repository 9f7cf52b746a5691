import { Provider } from './provider'

/** next-intl's provider around every page, as its guide has it. */
export default async function Layout({ children, params }) {
  const { locale } = await params
  return (
    <html lang={locale}>
      <body>
        <Provider locale={locale}>{children}</Provider>
      </body>
    </html>
  )
}
