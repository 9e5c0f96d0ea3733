/** Services whose name before a random value says that it is a key of theirs (2026-11). Ordinary words are left out. */
const names = `
  adafruit adyen agora airbrake aircall airtable algolia alibaba aliyun amadeus ambee amplitude anthropic apify apigee apilayer appcenter appdynamics appsflyer
  appveyor artifactory asana assemblyai atlassian auth0 autodesk aviationstack aws axiom azure backblaze bandwidth baremetrics basecamp beamer binance bitbucket bitfinex
  bitmex bitrise bittrex blazemeter braintree branchio braze brevo browserstack bugsnag buildkite bunnycdn calendly campaignmonitor cannyio capsulecrm chargebee
  chartmogul circleci clarifai clearbit clerk clickhouse clickup clockify cloudant cloudconvert cloudflare cloudinary cloudsmith clubhouse cockroachdb codacy codeclimate codecov cohere
  coinapi coinbase confluent contentful convertkit copyleaks couchbase coveralls crowdin cryptocompare customerio databricks datadog dbcloud deepgram deepl deepseek delighted
  detectify dialpad digicert digitalocean discord docker dockerhub docusign doppler dropbox dwolla dynatrace easypost elasticcloud elasticemail elevenlabs
  etherscan eventbrite facebook fastly fauna figma finnhub firebase fireworksai fixerio flickr flutterwave flyio formspree foursquare freshbooks freshdesk freshservice fullstory
   geoapify geocodio gitea github gitlab gitter gocardless godaddy googlemaps grafana graphcms graphhopper greenhouse groq gumroad gusto harness hashicorp
  hasura helpscout hereapi heroku hetzner honeybadger honeycomb hotjar hubspot huggingface hunterio imagekit infracost infura instagram intercom ipgeolocation ipinfo ipstack
  iterable jenkins jfrog jira jotform jumpcloud keenio kickbox klaviyo kraken kucoin langfuse langsmith launchdarkly lemonsqueezy linear linkedin linode livekit lob
  logdna logentries loggly logrocket logzio lokalise mailchimp mailerlite mailersend mailgun mailjet mailtrap mandrill mapbox mapquest mattermost maxmind
  meilisearch messagebird microsoft mixpanel mollie monday moralis mux netlify newrelic newsapi nexmo ngrok notion novita npm nuget nylas okta onelogin onesignal opencage openai
  openrouter openweather openweathermap opsgenie optimizely oracle ovh packagecloud packagist pagerduty paddle papertrail paypal paystack pendo perplexity percy pinecone pingdom
  pinterest pipedream pipedrive pivotaltracker plaid planetscale plivo polygonio posthog postman postmark prefect productboard pubnub pulumi pusher pushbullet pushover pypi qdrant
  quickbooks rapidapi raygun razorpay recurly reddit redislabs replicate resend retool rollbar rubygems salesforce saucelabs scaleway scrapingbee screenshotapi
  securitytrails sendbird sendgrid sendinblue sentry shodan shopify shortcut shutterstock signalwire sinch slack smartsheet smartystreets snowflake snyk sonar sonarcloud sonarqube sonatype
  sourcegraph sparkpost splunk spoonacular spotify squarespace statsig statuscake statuspage storyblok strava stripe sumologic supabase surveymonkey svix swiftype
  tailscale tavily telegram telnyx terraform testrail ticketmaster tiktok todoist togetherai tomtom travisci trello tumblr turso twilio twitch twitter typeform
  typesense unsplash uploadcare upstash uptimerobot urlscan vercel vimeo virustotal vonage vultr wakatime weatherbit weatherstack weaviate webex webflow wepay wistia wrike 
  abuseipdb accuweather adobe aftership aha airship airvisual aiven alchemy alienvault apiflash apitemplate appfollow appoptics appwrite arcgis audd autopilot ayrshare bannerbear billomat bitcoinaverage
  bitly blockcypher blocknative bombbomb boxapi browserbase browserless browshot bulksms calendarific censys cexio checkly checkout checkvist cheapshark cisco clicksend clickhelp
  clickatell cloudways cloudsight codemagic coinlayer coinmarketcap commercetools convertapi copper copyscape corelogic craftmypdf currencycloud currencylayer deepai deputy
  detectlanguage diffbot discogs discourse docparser docsend dotdigital doordash dribbble dronahq droneci edamam edenai eventful everhour eversign exchangerate exchangeratesapi facepp fibery finage financialmodelingprep
  flightapi flightaware flightstats fmp fraudlabs freeconvert frontapp fulcrum fusionauth geckoboard gengo geocodify getresponse ghost giphy glassnode gravatar groovehq gtmetrix gyazo
  happyscribe hellosign hive holidayapi html2pdf humanity hypertrack iconfinder iex iexcloud imagga imgur insightly instamojo intrinio invoiced ipapi ipify ipinfodb ipqualityscore jsonbin juro keycdn keygen kontent kustomer
  lastfm lemlist linkpreview litmus liveagent livechat loginradius loqate lunchmoney magento mailboxlayer mailmodo mailsac marketstack marketo mavenlink mediastack meistertask meteostat
  metabase mindmeister miro mockaroo moosend moneybird muckrack neutrino newscatcher nightfall nimble ninox nutritionix nytimes oanda omdb omnisend onepagecrm openai opencagedata opensea openuv outreach
  pandadoc pandascore parsehub pastebin payfast paymongo peopledatalabs pexels pinata pixabay podio poloniex pokeapi positionstack prestashop privateinternetaccess quandl rapid7 rawg rebrandly rebilly rescuetime
  restpack ringcentral ritekit rocketreach salesflare salesloft scalr scraperapi scrapestack scrapfly scrapingant semaphore semrush sendpulse serpapi serper serpstack serphouse shippo shipstation shotstack signnow similarweb sirv skyscanner
  smugmug snipcart songkick sportradar sslmate stitchdata stockx stormglass stytch survicate taxjar telesign tenor textmagic thinkific thousandeyes tiingo tickettailor timezonedb toggl tomorrowio tradier transifex
  travelpayouts tripadvisor twelvedata typetalk ubidots upcdatabase uploadio userflow userstack vatlayer veracode viber visualcrossing vpnapi walkscore web3storage webscraper weglot whatsapp whoisxml wit wolfram woocommerce worldweather
  bintray confluence etsy finicity meraki new-relic new_relic new-york-times newyorktimes onepassword privateai sumo telegr travis twitterapi xray
  xero yelp youtube zapier zendesk zenrows zeplin zerobounce zerotier zoho zoom zulip`;

/** Names of services, in small letters and without signs. */
export const vendors: ReadonlySet<string> = new Set(names.trim().split(/\s+/));
