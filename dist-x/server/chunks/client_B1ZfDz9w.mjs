// \0astro:env/client
var PUBLIC_SITE_URL = "http://localhost:4455";
var PUBLIC_API_URL = "http://localhost:8955";
var PUBLIC_TURNSTILE_SITE_KEY = "1x00000000000000000000AA";
var PUBLIC_TURNSTILE_SCRIPT_URL = "http://localhost:8955/turnstile/v0/api.js";
var PUBLIC_PRODUCT_NAME = "Cowrie";
export { PUBLIC_TURNSTILE_SITE_KEY as a, PUBLIC_TURNSTILE_SCRIPT_URL as i, PUBLIC_PRODUCT_NAME as n, PUBLIC_SITE_URL as r, PUBLIC_API_URL as t };
