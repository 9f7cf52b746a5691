#!/bin/sh
# Writes the configuration of nginx from ops/nginx.conf, with the servers in SERVERS
# ("10.0.0.1:3000 10.0.0.2:3000"), the name in SITE_HOST, the networks of a CDN in CDN_NETWORKS, and the
# paths of the certificate and the log in a container.
# The official image of nginx runs the scripts in /docker-entrypoint.d at each start.
set -eu
source=${SITE_SOURCE:-/etc/buehnenhaus/nginx.conf}
target=${SITE_TARGET:-/etc/nginx/conf.d/default.conf}
certificates=${SITE_CERTIFICATES:-/etc/buehnenhaus/certificates}
log=${SITE_LOG:-/dev/stdout}

for expected in 'server 127.0.0.1:3000 ' '/etc/letsencrypt/live/www.example.org/' '/var/log/nginx/buehnenhaus.log' \
  '#set_real_ip_from 192.0.2.0/24;'; do
  grep -qF "$expected" "$source" || { echo "$source has no \"$expected\"" >&2; exit 1; }
done
servers=''
for server in $SERVERS; do servers="$servers server $server \\1;"; done
networks=''
for network in ${CDN_NETWORKS:-}; do networks="$networks set_real_ip_from $network;"; done
sed -e "${networks:+s|^#set_real_ip_from .*|$networks|;s|^#real_ip_|real_ip_|}" \
  -e "s|server 127\.0\.0\.1:3000 \(.*\);|$servers|" \
  -e "s|/etc/letsencrypt/live/www\.example\.org|$certificates|" \
  -e "s|www\.example\.org|$SITE_HOST|g" \
  -e "s|/var/log/nginx/buehnenhaus\.log|$log|" \
  "$source" >"$target"
