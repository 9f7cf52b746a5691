-- Load of bench/load.mjs: the headers of a browser, random ids in the path, a JSON summary.
wrk.headers["Accept"] = "text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8"
wrk.headers["Accept-Encoding"] = "gzip, deflate, br, zstd"
wrk.headers["Accept-Language"] = "de-DE,de;q=0.9,en;q=0.8"
wrk.headers["Cookie"] = os.getenv("LOAD_COOKIE")
wrk.headers["If-None-Match"] = os.getenv("LOAD_ETAG")

local hasIds = string.find(wrk.path, "random-id", 1, true) ~= nil
math.randomseed(os.time())

local function random_id()
  return string.format("%08x-%08x", math.random(0, 2 ^ 31 - 1), math.random(0, 2 ^ 31 - 1))
end

if hasIds then
  request = function()
    return wrk.format(nil, (string.gsub(wrk.path, "random%-id", random_id)))
  end
end

done = function(summary, latency)
  local errors = summary.errors
  local failed = errors.connect + errors.read + errors.write + errors.status + errors.timeout
  print(string.format(
    '{"requests": %d, "failed": %d, "medianMs": %.2f, "p99Ms": %.2f, "generatorSeconds": %.2f}',
    summary.requests, failed, latency:percentile(50) / 1000, latency:percentile(99) / 1000, os.clock()
  ))
end
