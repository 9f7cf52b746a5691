# Varnish 7 as a self-hosted CDN, with the module xkey: it caches public responses and removes those
# with the tags of a purge (docs/scaling.md). Start:
#   varnishd -f ops/varnish.vcl -a :80 -s malloc,1g
# A proxy in front of it terminates TLS, for example nginx. Adapt the two addresses and the acl.
vcl 4.1;

import std;
import xkey;

backend default {
  .host = "127.0.0.1";
  .port = "3000";
}

# Only the servers of the site may purge.
acl purgers {
  "127.0.0.1";
  "::1";
}

sub vcl_recv {
  if (req.url == "/purge") {
    if (req.method != "POST" || client.ip !~ purgers) {
      return (synth(403));
    }
    set req.http.purged = xkey.purge(req.http.Surrogate-Key);
    return (synth(200));
  }
  # Forms need their cookies. Users who are logged in get different pages at the same URLs.
  if (req.method != "GET" && req.method != "HEAD") {
    return (pass);
  }
  if (req.url ~ "^/_allauth/" || req.http.Cookie ~ "(^|; *)(sessionid|(__Host-)?editor|authenticated)=") {
    return (pass);
  }
  # Responses to GET requests depend on no other cookie.
  unset req.http.Cookie;
}

sub vcl_backend_response {
  set beresp.http.xkey = beresp.http.Surrogate-Key;
  if (beresp.http.Surrogate-Control ~ "max-age=") {
    set beresp.ttl = std.duration(regsub(beresp.http.Surrogate-Control, ".*max-age=([0-9]+).*", "\1") + "s", 0s);
  }
  # A purged page is never served again.
  set beresp.grace = 0s;
}

sub vcl_deliver {
  unset resp.http.xkey;
  unset resp.http.Surrogate-Key;
  unset resp.http.Surrogate-Control;
  if (obj.hits > 0) {
    set resp.http.X-Cache = "hit";
  } else {
    set resp.http.X-Cache = "miss";
  }
}
