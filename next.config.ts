import type { NextConfig } from 'next'
import createNextIntlPlugin from 'next-intl/plugin'

const withNextIntl = createNextIntlPlugin({
  requestConfig: './lib/i18n/request.ts',
  // Browsers get parsed messages instead of a parser (10 KB).
  experimental: {
    messages: { path: './messages', format: 'json', locales: 'infer', sourceLocale: 'de', precompile: true },
  },
})

const config: NextConfig = {
  poweredByHeader: false,
  // The finishing layer (server/) compresses, tags and caches every page.
  compress: false,
  generateEtags: false,
  // The middleware's rules handle slashes in the one redirect of an address.
  skipTrailingSlashRedirect: true,
  // All clients get the metadata in the head: pages are sent whole, so streaming gains nothing.
  htmlLimitedBots: /.*/,
  reactStrictMode: true,
  // The build moves the maps out of the public files (scripts/support/source-maps.mjs).
  productionBrowserSourceMaps: true,
  // `npm run types` checks the types of the whole project.
  typescript: { ignoreBuildErrors: true },
  experimental: {
    // Next would redirect requests of the router unless their query names all their headers. The
    // finishing layer has exact cache keys instead (server/html/page-request.ts).
    validateRSCRequestHeaders: false,
    // By default the build merges styles of unrelated pages, for example the editor's into others.
    cssChunking: { type: 'graph', requestCost: 40_000, weightDistribution: 1 },
  },
}

export default withNextIntl(config)
