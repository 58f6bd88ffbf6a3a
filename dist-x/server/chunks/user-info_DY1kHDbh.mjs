import { t as __exportAll } from "./rolldown-runtime_D8jQpDG7.mjs";
import { H as maybeRenderHead, R as renderComponent, V as renderTemplate } from "./server_BVvSpH8v.mjs";
import { t as createComponent } from "./astro-component_B-Aa1SBC.mjs";
import { t as createAstro } from "./compiler_D0CCsFJp.mjs";
import { t as messages } from "./messages_Bs73p_kQ.mjs";
import { n as languageTags } from "./locale_DjvJCb5D.mjs";
import { C as phoneNumber, P as birthYears, _ as lastName, f as firstName, m as genders, p as gender, t as birthDate, v as middleName } from "./fields_DenWHCw7.mjs";
import { t as gated } from "./gated_vLwHrcoa.mjs";
import { r as Notices, t as Button } from "./Button_DQSJxrkY.mjs";
import { t as useFields } from "./use-fields_cr68cuSG.mjs";
import { t as fill } from "./fill_BTqIV0uL.mjs";
import { l as address, o as saveUserInfo } from "./onboarding_BW2TeEeO.mjs";
import { t as useInFlight } from "./in-flight_BU_hWnIg.mjs";
import { i as controlProps, n as FieldError, r as TextField } from "./Field_CnLKQ7b1.mjs";
import { n as useEarlyText, t as filterInput } from "./filtered-input_V8OnywRJ.mjs";
import { c as Icon, n as chevron } from "./icon-paths_Dx5DnbGm.mjs";
import { S as session } from "./loader_DstmYstM.mjs";
import { t as useStep } from "./use-step_DpUkGow1.mjs";
import { t as $$Auth } from "./Auth_HaHNcZyZ.mjs";
import { useEffect, useRef, useState } from "react";
import * as z from "zod/mini";
import { Fragment as Fragment$1, jsx, jsxs } from "react/jsx-runtime";
// src/content/calling-codes.ts
/** Country, calling code without its plus, English name, Chinese name (ITU E.164; names as in Unicode CLDR). By English name. */
var callingCodes = [
	[
		"AF",
		"93",
		"Afghanistan",
		"阿富汗"
	],
	[
		"AX",
		"358",
		"Åland Islands",
		"奥兰群岛"
	],
	[
		"AL",
		"355",
		"Albania",
		"阿尔巴尼亚"
	],
	[
		"DZ",
		"213",
		"Algeria",
		"阿尔及利亚"
	],
	[
		"AS",
		"1684",
		"American Samoa",
		"美属萨摩亚"
	],
	[
		"AD",
		"376",
		"Andorra",
		"安道尔"
	],
	[
		"AO",
		"244",
		"Angola",
		"安哥拉"
	],
	[
		"AI",
		"1264",
		"Anguilla",
		"安圭拉"
	],
	[
		"AG",
		"1268",
		"Antigua & Barbuda",
		"安提瓜和巴布达"
	],
	[
		"AR",
		"54",
		"Argentina",
		"阿根廷"
	],
	[
		"AM",
		"374",
		"Armenia",
		"亚美尼亚"
	],
	[
		"AW",
		"297",
		"Aruba",
		"阿鲁巴"
	],
	[
		"AC",
		"247",
		"Ascension Island",
		"阿森松岛"
	],
	[
		"AU",
		"61",
		"Australia",
		"澳大利亚"
	],
	[
		"AT",
		"43",
		"Austria",
		"奥地利"
	],
	[
		"AZ",
		"994",
		"Azerbaijan",
		"阿塞拜疆"
	],
	[
		"BS",
		"1242",
		"Bahamas",
		"巴哈马"
	],
	[
		"BH",
		"973",
		"Bahrain",
		"巴林"
	],
	[
		"BD",
		"880",
		"Bangladesh",
		"孟加拉国"
	],
	[
		"BB",
		"1246",
		"Barbados",
		"巴巴多斯"
	],
	[
		"BY",
		"375",
		"Belarus",
		"白俄罗斯"
	],
	[
		"BE",
		"32",
		"Belgium",
		"比利时"
	],
	[
		"BZ",
		"501",
		"Belize",
		"伯利兹"
	],
	[
		"BJ",
		"229",
		"Benin",
		"贝宁"
	],
	[
		"BM",
		"1441",
		"Bermuda",
		"百慕大"
	],
	[
		"BT",
		"975",
		"Bhutan",
		"不丹"
	],
	[
		"BO",
		"591",
		"Bolivia",
		"玻利维亚"
	],
	[
		"BA",
		"387",
		"Bosnia & Herzegovina",
		"波斯尼亚和黑塞哥维那"
	],
	[
		"BW",
		"267",
		"Botswana",
		"博茨瓦纳"
	],
	[
		"BR",
		"55",
		"Brazil",
		"巴西"
	],
	[
		"IO",
		"246",
		"British Indian Ocean Territory",
		"英属印度洋领地"
	],
	[
		"VG",
		"1284",
		"British Virgin Islands",
		"英属维尔京群岛"
	],
	[
		"BN",
		"673",
		"Brunei",
		"文莱"
	],
	[
		"BG",
		"359",
		"Bulgaria",
		"保加利亚"
	],
	[
		"BF",
		"226",
		"Burkina Faso",
		"布基纳法索"
	],
	[
		"BI",
		"257",
		"Burundi",
		"布隆迪"
	],
	[
		"KH",
		"855",
		"Cambodia",
		"柬埔寨"
	],
	[
		"CM",
		"237",
		"Cameroon",
		"喀麦隆"
	],
	[
		"CA",
		"1",
		"Canada",
		"加拿大"
	],
	[
		"CV",
		"238",
		"Cape Verde",
		"佛得角"
	],
	[
		"BQ",
		"599",
		"Caribbean Netherlands",
		"荷属加勒比区"
	],
	[
		"KY",
		"1345",
		"Cayman Islands",
		"开曼群岛"
	],
	[
		"CF",
		"236",
		"Central African Republic",
		"中非共和国"
	],
	[
		"TD",
		"235",
		"Chad",
		"乍得"
	],
	[
		"CL",
		"56",
		"Chile",
		"智利"
	],
	[
		"CN",
		"86",
		"China",
		"中国"
	],
	[
		"CX",
		"61",
		"Christmas Island",
		"圣诞岛"
	],
	[
		"CC",
		"61",
		"Cocos (Keeling) Islands",
		"科科斯（基林）群岛"
	],
	[
		"CO",
		"57",
		"Colombia",
		"哥伦比亚"
	],
	[
		"KM",
		"269",
		"Comoros",
		"科摩罗"
	],
	[
		"CG",
		"242",
		"Congo - Brazzaville",
		"刚果（布）"
	],
	[
		"CD",
		"243",
		"Congo - Kinshasa",
		"刚果（金）"
	],
	[
		"CK",
		"682",
		"Cook Islands",
		"库克群岛"
	],
	[
		"CR",
		"506",
		"Costa Rica",
		"哥斯达黎加"
	],
	[
		"CI",
		"225",
		"Côte d’Ivoire",
		"科特迪瓦"
	],
	[
		"HR",
		"385",
		"Croatia",
		"克罗地亚"
	],
	[
		"CU",
		"53",
		"Cuba",
		"古巴"
	],
	[
		"CW",
		"599",
		"Curaçao",
		"库拉索"
	],
	[
		"CY",
		"357",
		"Cyprus",
		"塞浦路斯"
	],
	[
		"CZ",
		"420",
		"Czechia",
		"捷克"
	],
	[
		"DK",
		"45",
		"Denmark",
		"丹麦"
	],
	[
		"DJ",
		"253",
		"Djibouti",
		"吉布提"
	],
	[
		"DM",
		"1767",
		"Dominica",
		"多米尼克"
	],
	[
		"DO",
		"1809",
		"Dominican Republic",
		"多米尼加共和国"
	],
	[
		"EC",
		"593",
		"Ecuador",
		"厄瓜多尔"
	],
	[
		"EG",
		"20",
		"Egypt",
		"埃及"
	],
	[
		"SV",
		"503",
		"El Salvador",
		"萨尔瓦多"
	],
	[
		"GQ",
		"240",
		"Equatorial Guinea",
		"赤道几内亚"
	],
	[
		"ER",
		"291",
		"Eritrea",
		"厄立特里亚"
	],
	[
		"EE",
		"372",
		"Estonia",
		"爱沙尼亚"
	],
	[
		"SZ",
		"268",
		"Eswatini",
		"斯威士兰"
	],
	[
		"ET",
		"251",
		"Ethiopia",
		"埃塞俄比亚"
	],
	[
		"FK",
		"500",
		"Falkland Islands",
		"福克兰群岛"
	],
	[
		"FO",
		"298",
		"Faroe Islands",
		"法罗群岛"
	],
	[
		"FJ",
		"679",
		"Fiji",
		"斐济"
	],
	[
		"FI",
		"358",
		"Finland",
		"芬兰"
	],
	[
		"FR",
		"33",
		"France",
		"法国"
	],
	[
		"GF",
		"594",
		"French Guiana",
		"法属圭亚那"
	],
	[
		"PF",
		"689",
		"French Polynesia",
		"法属波利尼西亚"
	],
	[
		"GA",
		"241",
		"Gabon",
		"加蓬"
	],
	[
		"GM",
		"220",
		"Gambia",
		"冈比亚"
	],
	[
		"GE",
		"995",
		"Georgia",
		"格鲁吉亚"
	],
	[
		"DE",
		"49",
		"Germany",
		"德国"
	],
	[
		"GH",
		"233",
		"Ghana",
		"加纳"
	],
	[
		"GI",
		"350",
		"Gibraltar",
		"直布罗陀"
	],
	[
		"GR",
		"30",
		"Greece",
		"希腊"
	],
	[
		"GL",
		"299",
		"Greenland",
		"格陵兰"
	],
	[
		"GD",
		"1473",
		"Grenada",
		"格林纳达"
	],
	[
		"GP",
		"590",
		"Guadeloupe",
		"瓜德罗普"
	],
	[
		"GU",
		"1671",
		"Guam",
		"关岛"
	],
	[
		"GT",
		"502",
		"Guatemala",
		"危地马拉"
	],
	[
		"GG",
		"44",
		"Guernsey",
		"根西岛"
	],
	[
		"GN",
		"224",
		"Guinea",
		"几内亚"
	],
	[
		"GW",
		"245",
		"Guinea-Bissau",
		"几内亚比绍"
	],
	[
		"GY",
		"592",
		"Guyana",
		"圭亚那"
	],
	[
		"HT",
		"509",
		"Haiti",
		"海地"
	],
	[
		"HN",
		"504",
		"Honduras",
		"洪都拉斯"
	],
	[
		"HK",
		"852",
		"Hong Kong SAR China",
		"中国香港特别行政区"
	],
	[
		"HU",
		"36",
		"Hungary",
		"匈牙利"
	],
	[
		"IS",
		"354",
		"Iceland",
		"冰岛"
	],
	[
		"IN",
		"91",
		"India",
		"印度"
	],
	[
		"ID",
		"62",
		"Indonesia",
		"印度尼西亚"
	],
	[
		"IR",
		"98",
		"Iran",
		"伊朗"
	],
	[
		"IQ",
		"964",
		"Iraq",
		"伊拉克"
	],
	[
		"IE",
		"353",
		"Ireland",
		"爱尔兰"
	],
	[
		"IM",
		"44",
		"Isle of Man",
		"马恩岛"
	],
	[
		"IL",
		"972",
		"Israel",
		"以色列"
	],
	[
		"IT",
		"39",
		"Italy",
		"意大利"
	],
	[
		"JM",
		"1876",
		"Jamaica",
		"牙买加"
	],
	[
		"JP",
		"81",
		"Japan",
		"日本"
	],
	[
		"JE",
		"44",
		"Jersey",
		"泽西岛"
	],
	[
		"JO",
		"962",
		"Jordan",
		"约旦"
	],
	[
		"KZ",
		"7",
		"Kazakhstan",
		"哈萨克斯坦"
	],
	[
		"KE",
		"254",
		"Kenya",
		"肯尼亚"
	],
	[
		"KI",
		"686",
		"Kiribati",
		"基里巴斯"
	],
	[
		"XK",
		"383",
		"Kosovo",
		"科索沃"
	],
	[
		"KW",
		"965",
		"Kuwait",
		"科威特"
	],
	[
		"KG",
		"996",
		"Kyrgyzstan",
		"吉尔吉斯斯坦"
	],
	[
		"LA",
		"856",
		"Laos",
		"老挝"
	],
	[
		"LV",
		"371",
		"Latvia",
		"拉脱维亚"
	],
	[
		"LB",
		"961",
		"Lebanon",
		"黎巴嫩"
	],
	[
		"LS",
		"266",
		"Lesotho",
		"莱索托"
	],
	[
		"LR",
		"231",
		"Liberia",
		"利比里亚"
	],
	[
		"LY",
		"218",
		"Libya",
		"利比亚"
	],
	[
		"LI",
		"423",
		"Liechtenstein",
		"列支敦士登"
	],
	[
		"LT",
		"370",
		"Lithuania",
		"立陶宛"
	],
	[
		"LU",
		"352",
		"Luxembourg",
		"卢森堡"
	],
	[
		"MO",
		"853",
		"Macao SAR China",
		"中国澳门特别行政区"
	],
	[
		"MG",
		"261",
		"Madagascar",
		"马达加斯加"
	],
	[
		"MW",
		"265",
		"Malawi",
		"马拉维"
	],
	[
		"MY",
		"60",
		"Malaysia",
		"马来西亚"
	],
	[
		"MV",
		"960",
		"Maldives",
		"马尔代夫"
	],
	[
		"ML",
		"223",
		"Mali",
		"马里"
	],
	[
		"MT",
		"356",
		"Malta",
		"马耳他"
	],
	[
		"MH",
		"692",
		"Marshall Islands",
		"马绍尔群岛"
	],
	[
		"MQ",
		"596",
		"Martinique",
		"马提尼克"
	],
	[
		"MR",
		"222",
		"Mauritania",
		"毛里塔尼亚"
	],
	[
		"MU",
		"230",
		"Mauritius",
		"毛里求斯"
	],
	[
		"YT",
		"262",
		"Mayotte",
		"马约特"
	],
	[
		"MX",
		"52",
		"Mexico",
		"墨西哥"
	],
	[
		"FM",
		"691",
		"Micronesia",
		"密克罗尼西亚"
	],
	[
		"MD",
		"373",
		"Moldova",
		"摩尔多瓦"
	],
	[
		"MC",
		"377",
		"Monaco",
		"摩纳哥"
	],
	[
		"MN",
		"976",
		"Mongolia",
		"蒙古"
	],
	[
		"ME",
		"382",
		"Montenegro",
		"黑山"
	],
	[
		"MS",
		"1664",
		"Montserrat",
		"蒙特塞拉特"
	],
	[
		"MA",
		"212",
		"Morocco",
		"摩洛哥"
	],
	[
		"MZ",
		"258",
		"Mozambique",
		"莫桑比克"
	],
	[
		"MM",
		"95",
		"Myanmar (Burma)",
		"缅甸"
	],
	[
		"NA",
		"264",
		"Namibia",
		"纳米比亚"
	],
	[
		"NR",
		"674",
		"Nauru",
		"瑙鲁"
	],
	[
		"NP",
		"977",
		"Nepal",
		"尼泊尔"
	],
	[
		"NL",
		"31",
		"Netherlands",
		"荷兰"
	],
	[
		"NC",
		"687",
		"New Caledonia",
		"新喀里多尼亚"
	],
	[
		"NZ",
		"64",
		"New Zealand",
		"新西兰"
	],
	[
		"NI",
		"505",
		"Nicaragua",
		"尼加拉瓜"
	],
	[
		"NE",
		"227",
		"Niger",
		"尼日尔"
	],
	[
		"NG",
		"234",
		"Nigeria",
		"尼日利亚"
	],
	[
		"NU",
		"683",
		"Niue",
		"纽埃"
	],
	[
		"NF",
		"672",
		"Norfolk Island",
		"诺福克岛"
	],
	[
		"KP",
		"850",
		"North Korea",
		"朝鲜"
	],
	[
		"MK",
		"389",
		"North Macedonia",
		"北马其顿"
	],
	[
		"MP",
		"1670",
		"Northern Mariana Islands",
		"北马里亚纳群岛"
	],
	[
		"NO",
		"47",
		"Norway",
		"挪威"
	],
	[
		"OM",
		"968",
		"Oman",
		"阿曼"
	],
	[
		"PK",
		"92",
		"Pakistan",
		"巴基斯坦"
	],
	[
		"PW",
		"680",
		"Palau",
		"帕劳"
	],
	[
		"PS",
		"970",
		"Palestinian Territories",
		"巴勒斯坦领土"
	],
	[
		"PA",
		"507",
		"Panama",
		"巴拿马"
	],
	[
		"PG",
		"675",
		"Papua New Guinea",
		"巴布亚新几内亚"
	],
	[
		"PY",
		"595",
		"Paraguay",
		"巴拉圭"
	],
	[
		"PE",
		"51",
		"Peru",
		"秘鲁"
	],
	[
		"PH",
		"63",
		"Philippines",
		"菲律宾"
	],
	[
		"PL",
		"48",
		"Poland",
		"波兰"
	],
	[
		"PT",
		"351",
		"Portugal",
		"葡萄牙"
	],
	[
		"PR",
		"1787",
		"Puerto Rico",
		"波多黎各"
	],
	[
		"QA",
		"974",
		"Qatar",
		"卡塔尔"
	],
	[
		"RE",
		"262",
		"Réunion",
		"留尼汪"
	],
	[
		"RO",
		"40",
		"Romania",
		"罗马尼亚"
	],
	[
		"RU",
		"7",
		"Russia",
		"俄罗斯"
	],
	[
		"RW",
		"250",
		"Rwanda",
		"卢旺达"
	],
	[
		"WS",
		"685",
		"Samoa",
		"萨摩亚"
	],
	[
		"SM",
		"378",
		"San Marino",
		"圣马力诺"
	],
	[
		"ST",
		"239",
		"São Tomé & Príncipe",
		"圣多美和普林西比"
	],
	[
		"SA",
		"966",
		"Saudi Arabia",
		"沙特阿拉伯"
	],
	[
		"SN",
		"221",
		"Senegal",
		"塞内加尔"
	],
	[
		"RS",
		"381",
		"Serbia",
		"塞尔维亚"
	],
	[
		"SC",
		"248",
		"Seychelles",
		"塞舌尔"
	],
	[
		"SL",
		"232",
		"Sierra Leone",
		"塞拉利昂"
	],
	[
		"SG",
		"65",
		"Singapore",
		"新加坡"
	],
	[
		"SX",
		"1721",
		"Sint Maarten",
		"荷属圣马丁"
	],
	[
		"SK",
		"421",
		"Slovakia",
		"斯洛伐克"
	],
	[
		"SI",
		"386",
		"Slovenia",
		"斯洛文尼亚"
	],
	[
		"SB",
		"677",
		"Solomon Islands",
		"所罗门群岛"
	],
	[
		"SO",
		"252",
		"Somalia",
		"索马里"
	],
	[
		"ZA",
		"27",
		"South Africa",
		"南非"
	],
	[
		"KR",
		"82",
		"South Korea",
		"韩国"
	],
	[
		"SS",
		"211",
		"South Sudan",
		"南苏丹"
	],
	[
		"ES",
		"34",
		"Spain",
		"西班牙"
	],
	[
		"LK",
		"94",
		"Sri Lanka",
		"斯里兰卡"
	],
	[
		"BL",
		"590",
		"St. Barthélemy",
		"圣巴泰勒米"
	],
	[
		"SH",
		"290",
		"St. Helena",
		"圣赫勒拿"
	],
	[
		"KN",
		"1869",
		"St. Kitts & Nevis",
		"圣基茨和尼维斯"
	],
	[
		"LC",
		"1758",
		"St. Lucia",
		"圣卢西亚"
	],
	[
		"MF",
		"590",
		"St. Martin",
		"法属圣马丁"
	],
	[
		"PM",
		"508",
		"St. Pierre & Miquelon",
		"圣皮埃尔和密克隆群岛"
	],
	[
		"VC",
		"1784",
		"St. Vincent & Grenadines",
		"圣文森特和格林纳丁斯"
	],
	[
		"SD",
		"249",
		"Sudan",
		"苏丹"
	],
	[
		"SR",
		"597",
		"Suriname",
		"苏里南"
	],
	[
		"SJ",
		"47",
		"Svalbard & Jan Mayen",
		"斯瓦尔巴和扬马延"
	],
	[
		"SE",
		"46",
		"Sweden",
		"瑞典"
	],
	[
		"CH",
		"41",
		"Switzerland",
		"瑞士"
	],
	[
		"SY",
		"963",
		"Syria",
		"叙利亚"
	],
	[
		"TW",
		"886",
		"Taiwan",
		"台湾"
	],
	[
		"TJ",
		"992",
		"Tajikistan",
		"塔吉克斯坦"
	],
	[
		"TZ",
		"255",
		"Tanzania",
		"坦桑尼亚"
	],
	[
		"TH",
		"66",
		"Thailand",
		"泰国"
	],
	[
		"TL",
		"670",
		"Timor-Leste",
		"东帝汶"
	],
	[
		"TG",
		"228",
		"Togo",
		"多哥"
	],
	[
		"TK",
		"690",
		"Tokelau",
		"托克劳"
	],
	[
		"TO",
		"676",
		"Tonga",
		"汤加"
	],
	[
		"TT",
		"1868",
		"Trinidad & Tobago",
		"特立尼达和多巴哥"
	],
	[
		"TA",
		"290",
		"Tristan da Cunha",
		"特里斯坦-达库尼亚群岛"
	],
	[
		"TN",
		"216",
		"Tunisia",
		"突尼斯"
	],
	[
		"TR",
		"90",
		"Türkiye",
		"土耳其"
	],
	[
		"TM",
		"993",
		"Turkmenistan",
		"土库曼斯坦"
	],
	[
		"TC",
		"1649",
		"Turks & Caicos Islands",
		"特克斯和凯科斯群岛"
	],
	[
		"TV",
		"688",
		"Tuvalu",
		"图瓦卢"
	],
	[
		"VI",
		"1340",
		"U.S. Virgin Islands",
		"美属维尔京群岛"
	],
	[
		"UG",
		"256",
		"Uganda",
		"乌干达"
	],
	[
		"UA",
		"380",
		"Ukraine",
		"乌克兰"
	],
	[
		"AE",
		"971",
		"United Arab Emirates",
		"阿拉伯联合酋长国"
	],
	[
		"GB",
		"44",
		"United Kingdom",
		"英国"
	],
	[
		"US",
		"1",
		"United States",
		"美国"
	],
	[
		"UY",
		"598",
		"Uruguay",
		"乌拉圭"
	],
	[
		"UZ",
		"998",
		"Uzbekistan",
		"乌兹别克斯坦"
	],
	[
		"VU",
		"678",
		"Vanuatu",
		"瓦努阿图"
	],
	[
		"VA",
		"379",
		"Vatican City",
		"梵蒂冈"
	],
	[
		"VE",
		"58",
		"Venezuela",
		"委内瑞拉"
	],
	[
		"VN",
		"84",
		"Vietnam",
		"越南"
	],
	[
		"WF",
		"681",
		"Wallis & Futuna",
		"瓦利斯和富图纳"
	],
	[
		"EH",
		"212",
		"Western Sahara",
		"西撒哈拉"
	],
	[
		"YE",
		"967",
		"Yemen",
		"也门"
	],
	[
		"ZM",
		"260",
		"Zambia",
		"赞比亚"
	],
	[
		"ZW",
		"263",
		"Zimbabwe",
		"津巴布韦"
	]
];
// src/content/countries.ts
/** Countries that an address may be in: the name that is sent, and the Chinese one. By English name; `Other` is last (spec section 3). */
var countries = [
	["Algeria", "阿尔及利亚"],
	["Angola", "安哥拉"],
	["Argentina", "阿根廷"],
	["Australia", "澳大利亚"],
	["Austria", "奥地利"],
	["Bahamas", "巴哈马"],
	["Bahrain", "巴林"],
	["Bangladesh", "孟加拉国"],
	["Barbados", "巴巴多斯"],
	["Belgium", "比利时"],
	["Benin", "贝宁"],
	["Botswana", "博茨瓦纳"],
	["Brazil", "巴西"],
	["Bulgaria", "保加利亚"],
	["Burkina Faso", "布基纳法索"],
	["Cameroon", "喀麦隆"],
	["Canada", "加拿大"],
	["Cape Verde", "佛得角"],
	["Chile", "智利"],
	["China", "中国"],
	["Colombia", "哥伦比亚"],
	["Congo - Kinshasa", "刚果（金）"],
	["Côte d’Ivoire", "科特迪瓦"],
	["Cyprus", "塞浦路斯"],
	["Czechia", "捷克"],
	["Denmark", "丹麦"],
	["Djibouti", "吉布提"],
	["Egypt", "埃及"],
	["Ethiopia", "埃塞俄比亚"],
	["Finland", "芬兰"],
	["France", "法国"],
	["Gabon", "加蓬"],
	["Gambia", "冈比亚"],
	["Germany", "德国"],
	["Ghana", "加纳"],
	["Greece", "希腊"],
	["Guinea", "几内亚"],
	["Hong Kong SAR China", "中国香港特别行政区"],
	["Hungary", "匈牙利"],
	["Iceland", "冰岛"],
	["India", "印度"],
	["Indonesia", "印度尼西亚"],
	["Ireland", "爱尔兰"],
	["Israel", "以色列"],
	["Italy", "意大利"],
	["Jamaica", "牙买加"],
	["Japan", "日本"],
	["Jordan", "约旦"],
	["Kenya", "肯尼亚"],
	["Kuwait", "科威特"],
	["Lebanon", "黎巴嫩"],
	["Liberia", "利比里亚"],
	["Libya", "利比亚"],
	["Luxembourg", "卢森堡"],
	["Madagascar", "马达加斯加"],
	["Malawi", "马拉维"],
	["Malaysia", "马来西亚"],
	["Mali", "马里"],
	["Malta", "马耳他"],
	["Mauritius", "毛里求斯"],
	["Mexico", "墨西哥"],
	["Morocco", "摩洛哥"],
	["Mozambique", "莫桑比克"],
	["Namibia", "纳米比亚"],
	["Nepal", "尼泊尔"],
	["Netherlands", "荷兰"],
	["New Zealand", "新西兰"],
	["Niger", "尼日尔"],
	["Nigeria", "尼日利亚"],
	["Norway", "挪威"],
	["Oman", "阿曼"],
	["Pakistan", "巴基斯坦"],
	["Peru", "秘鲁"],
	["Philippines", "菲律宾"],
	["Poland", "波兰"],
	["Portugal", "葡萄牙"],
	["Qatar", "卡塔尔"],
	["Romania", "罗马尼亚"],
	["Rwanda", "卢旺达"],
	["Saudi Arabia", "沙特阿拉伯"],
	["Senegal", "塞内加尔"],
	["Seychelles", "塞舌尔"],
	["Sierra Leone", "塞拉利昂"],
	["Singapore", "新加坡"],
	["Somalia", "索马里"],
	["South Africa", "南非"],
	["South Korea", "韩国"],
	["South Sudan", "南苏丹"],
	["Spain", "西班牙"],
	["Sri Lanka", "斯里兰卡"],
	["Sudan", "苏丹"],
	["Sweden", "瑞典"],
	["Switzerland", "瑞士"],
	["Taiwan", "台湾"],
	["Tanzania", "坦桑尼亚"],
	["Thailand", "泰国"],
	["Togo", "多哥"],
	["Trinidad & Tobago", "特立尼达和多巴哥"],
	["Tunisia", "突尼斯"],
	["Türkiye", "土耳其"],
	["Uganda", "乌干达"],
	["Ukraine", "乌克兰"],
	["United Arab Emirates", "阿拉伯联合酋长国"],
	["United Kingdom", "英国"],
	["United States", "美国"],
	["Vietnam", "越南"],
	["Zambia", "赞比亚"],
	["Zimbabwe", "津巴布韦"],
	["Other", "其他"]
];
// src/i18n/places.ts
var inOrder = (locale, rows) => {
	const { compare } = new Intl.Collator(languageTags[locale]);
	return rows.sort((one, other) => compare(one.label, other.label));
};
/** Every calling code by country; the value is the country, because several share a code. */
function callingCodeRows(locale) {
	return inOrder(locale, callingCodes.map(([value, code, en, cn]) => ({
		value,
		label: locale === "cn" ? cn : en,
		detail: `+${code}`
	})));
}
/** The countries of an address, `Other` last. The English name is what the API gets, whatever the page's language. */
function countryRows(locale) {
	const rows = countries.map(([en, cn]) => ({
		value: en,
		label: locale === "cn" ? cn : en
	}));
	return [...inOrder(locale, rows.slice(0, -1)), ...rows.slice(-1)];
}
/** The twelve months by name, January first. */
function monthNames(locale) {
	const format = new Intl.DateTimeFormat(languageTags[locale], {
		month: "long",
		timeZone: "UTC"
	});
	return Array.from({ length: 12 }, (_, month) => format.format(Date.UTC(2024, month, 15)));
}
// src/islands/onboarding/birth-date-parts.ts
/** The years to choose from today, for the page: its HTML and its script must not disagree at the turn of a year. */
function birthYearChoices() {
	return birthYears(/* @__PURE__ */ new Date());
}
/** `YYYY-MM-DD`, whether or not such a day exists; empty while one of the lists is. */
function birthDateText({ day, month, year }) {
	if (!day || !month || !year) return "";
	return `${year.padStart(4, "0")}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`;
}
/** The list that an error about the date belongs to: the first that is empty, else the day. */
function partToMend({ day, month, year }) {
	if (!day) return "day";
	if (!month) return "month";
	return year ? "day" : "year";
}
// src/ui/option-search.ts
/** What a field shows for a chosen row. */
function optionText(option) {
	return option?.detail ?? option?.label ?? "";
}
/** Without case, accents and marks, so that `cote` finds Côte d’Ivoire and `00234` or `234` finds +234. */
function bare(text) {
	return text.normalize("NFKD").replace(/[\p{M}\p{P}]/gu, "").toLowerCase().replace(/^(?:\+|00)(?=\d)/, "").trim();
}
/**
* The rows that a person may mean, in the list's order: those that start with what was typed first, then those with a word
* that does, then those that hold it anywhere. Searches names, codes and the values themselves (`ng`).
*/
function matchingOptions(options, typed) {
	const wanted = bare(typed);
	if (!wanted) return options;
	const rank = ({ label, detail = "", value }) => {
		const name = bare(label);
		if (name.startsWith(wanted) || bare(detail).startsWith(wanted) || bare(value) === wanted) return 0;
		if (name.split(/\s+/).some((word) => word.startsWith(wanted))) return 1;
		return name.includes(wanted) ? 2 : 3;
	};
	return options.map((option) => ({
		option,
		rank: rank(option)
	})).filter((row) => row.rank < 3).sort((one, other) => one.rank - other.rank).map((row) => row.option);
}
// src/ui/Select.tsx
/** A native list with the product's face. */
function Select(props) {
	return /* @__PURE__ */ jsxs("span", {
		className: "select",
		children: [/* @__PURE__ */ jsx("select", {
			className: "input",
			...props
		}), /* @__PURE__ */ jsx(Icon, { d: chevron })]
	});
}
// src/ui/SearchSelect.tsx
/**
* A long list. The native one works from the first byte and keeps the value; when the searchable one has arrived, and
* nobody is in the native list, it takes its place.
*/
function SearchSelect(props) {
	const { id, label, options, placeholder, error, words, ref, ...select } = props;
	const native = useRef(null);
	const [Face, setFace] = useState(null);
	const [chosen, setChosen] = useState("");
	useEffect(() => {
		let gone = false;
		const takeOver = (face) => {
			const list = native.current;
			if (gone || !list) return;
			if (list === document.activeElement) {
				list.addEventListener("blur", () => takeOver(face), { once: true });
				return;
			}
			setChosen(list.value);
			setFace(() => face);
			list.focus = () => document.getElementById(id)?.focus();
		};
		import("./Combobox_BnvEs3Ue.mjs").then(({ Combobox }) => takeOver(Combobox), () => void 0);
		return () => {
			gone = true;
		};
	}, [id]);
	const choose = (value) => {
		setChosen(value);
		const list = native.current;
		if (!list) return;
		list.value = value;
		list.dispatchEvent(new Event("change", { bubbles: true }));
	};
	const control = controlProps({
		id,
		error
	});
	return /* @__PURE__ */ jsxs("div", {
		className: "field",
		children: [
			/* @__PURE__ */ jsx("label", {
				htmlFor: id,
				id: `${id}-label`,
				children: label
			}),
			Face && /* @__PURE__ */ jsx(Face, {
				control,
				options,
				chosen,
				placeholder,
				words,
				onChoose: choose
			}),
			/* @__PURE__ */ jsx("span", {
				hidden: Face !== null,
				children: /* @__PURE__ */ jsxs(Select, {
					...select,
					...control,
					id: Face ? `${id}-native` : id,
					ref: (list) => {
						native.current = list;
						if (typeof ref === "function") return ref(list);
						if (ref) ref.current = list;
					},
					children: [placeholder !== void 0 && /* @__PURE__ */ jsx("option", {
						value: "",
						children: placeholder
					}), options.map((option) => /* @__PURE__ */ jsx("option", {
						value: option.value,
						children: option.detail ? `${option.label} (${optionText(option)})` : option.label
					}, option.value))]
				})
			}),
			/* @__PURE__ */ jsx(FieldError, {
				id,
				children: error
			})
		]
	});
}
// src/islands/onboarding/phone-digits.ts
/**
* What is left of a typed phone number: digits, without leading zeros, ten at most (spec section 5). A number that was
* pasted whole loses its country code first, if it is the chosen one.
* @param code with its plus: `+234`.
*/
function phoneDigits(text, code) {
	const plain = text.normalize("NFKC").trim();
	const digits = plain.replace(/\D/g, "");
	const whole = plain.startsWith("+") || plain.startsWith("00");
	const bare = digits.replace(/^0+/, "");
	const own = code.slice(1);
	return (whole && bare.startsWith(own) ? bare.slice(own.length) : bare).replace(/^0+/, "").slice(0, 10);
}
// src/islands/onboarding/ContactStep.tsx
function ContactStep(props) {
	const { form, words, list, codes, countries, firstCountry, codeOf, onSave, onDraft, children } = props;
	const { register, errorOf, getValues } = form;
	const clean = (text) => phoneDigits(text, codeOf(getValues("phone.country")));
	useEarlyText("phone", clean);
	return /* @__PURE__ */ jsxs("form", {
		method: "post",
		noValidate: true,
		onSubmit: form.handleSubmit(onSave),
		onChange: onDraft,
		children: [
			/* @__PURE__ */ jsxs("div", {
				className: "phone",
				children: [/* @__PURE__ */ jsx(SearchSelect, {
					...register("phone.country", { deps: ["phone.digits"] }),
					id: "country-code",
					label: words.code,
					options: codes,
					defaultValue: firstCountry,
					words: list,
					error: errorOf("phone.country")
				}), /* @__PURE__ */ jsx(TextField, {
					...register("phone.digits"),
					id: "phone",
					label: words.phone,
					type: "tel",
					inputMode: "numeric",
					autoComplete: "tel-national",
					error: errorOf("phone.digits"),
					onInput: (event) => filterInput(event.currentTarget, clean)
				})]
			}),
			/* @__PURE__ */ jsx(TextField, {
				...register("address.street"),
				id: "street",
				label: words.street,
				autoComplete: "street-address",
				error: errorOf("address.street")
			}),
			/* @__PURE__ */ jsxs("div", {
				className: "pair",
				children: [/* @__PURE__ */ jsx(TextField, {
					...register("address.city"),
					id: "city",
					label: words.city,
					autoComplete: "address-level2",
					error: errorOf("address.city")
				}), /* @__PURE__ */ jsx(TextField, {
					...register("address.state"),
					id: "state",
					label: words.state,
					autoComplete: "address-level1",
					error: errorOf("address.state")
				})]
			}),
			/* @__PURE__ */ jsxs("div", {
				className: "pair",
				children: [/* @__PURE__ */ jsx(TextField, {
					...register("address.postal_code"),
					id: "postal-code",
					label: words.postalCode,
					autoComplete: "postal-code",
					error: errorOf("address.postal_code")
				}), /* @__PURE__ */ jsx(SearchSelect, {
					...register("address.country"),
					id: "country",
					label: words.country,
					options: countries,
					placeholder: words.countryPlaceholder,
					autoComplete: "country-name",
					words: list,
					error: errorOf("address.country")
				})]
			}),
			children
		]
	});
}
// src/islands/onboarding/PersonalStep.tsx
var days = Array.from({ length: 31 }, (_, index) => index + 1);
var parts = [
	"day",
	"month",
	"year"
];
function PersonalStep({ form, words, months, years, onNext, onDraft, children }) {
	const { register, errorOf } = form;
	const dateError = parts.map((part) => errorOf(`birth.${part}`)).find(Boolean);
	const genderError = errorOf("gender");
	const choices = {
		day: days.map((day) => ({
			value: day,
			label: String(day)
		})),
		month: months.map((label, index) => ({
			value: index + 1,
			label
		})),
		year: years.map((year) => ({
			value: year,
			label: String(year)
		}))
	};
	return /* @__PURE__ */ jsxs("form", {
		method: "post",
		noValidate: true,
		onSubmit: form.handleSubmit(onNext),
		onChange: onDraft,
		children: [
			/* @__PURE__ */ jsxs("div", {
				className: "pair",
				children: [/* @__PURE__ */ jsx(TextField, {
					...register("first_name"),
					id: "first-name",
					label: words.firstName,
					autoComplete: "given-name",
					error: errorOf("first_name")
				}), /* @__PURE__ */ jsx(TextField, {
					...register("last_name"),
					id: "last-name",
					label: words.lastName,
					autoComplete: "family-name",
					error: errorOf("last_name")
				})]
			}),
			/* @__PURE__ */ jsx(TextField, {
				...register("middle_name"),
				id: "middle-name",
				label: words.middleName,
				autoComplete: "additional-name",
				error: errorOf("middle_name")
			}),
			/* @__PURE__ */ jsxs("fieldset", {
				className: "field",
				"aria-describedby": dateError ? "birth-date-error" : void 0,
				children: [
					/* @__PURE__ */ jsx("legend", { children: words.birthDate }),
					/* @__PURE__ */ jsx("div", {
						className: "triple",
						children: parts.map((part) => {
							const error = errorOf(`birth.${part}`);
							return /* @__PURE__ */ jsxs(Select, {
								...register(`birth.${part}`, { deps: [
									"birth.day",
									"birth.month",
									"birth.year"
								] }),
								"aria-label": words[part],
								"aria-invalid": error ? true : void 0,
								"aria-describedby": error ? "birth-date-error" : void 0,
								autoComplete: `bday-${part}`,
								children: [/* @__PURE__ */ jsx("option", {
									value: "",
									children: words[part]
								}), choices[part].map(({ value, label }) => /* @__PURE__ */ jsx("option", {
									value,
									children: label
								}, value))]
							}, part);
						})
					}),
					/* @__PURE__ */ jsx(FieldError, {
						id: "birth-date",
						children: dateError
					})
				]
			}),
			/* @__PURE__ */ jsxs("fieldset", {
				className: "field",
				"aria-describedby": genderError ? "gender-error" : void 0,
				children: [
					/* @__PURE__ */ jsx("legend", { children: words.gender }),
					/* @__PURE__ */ jsx("div", {
						className: "choice",
						children: genders.map((gender) => /* @__PURE__ */ jsxs("label", { children: [/* @__PURE__ */ jsx("input", {
							...register("gender"),
							type: "radio",
							value: gender,
							"aria-describedby": genderError ? "gender-error" : void 0
						}), words[gender]] }, gender))
					}),
					/* @__PURE__ */ jsx(FieldError, {
						id: "gender",
						children: genderError
					})
				]
			}),
			children
		]
	});
}
// src/islands/onboarding/user-info-draft.ts
var KEY = "draft:user-info";
/** What was typed in this tab and not saved yet, by field name; empty when there is nothing, or nothing of ours. */
function readDraft() {
	let kept;
	try {
		kept = JSON.parse(session.read(KEY) ?? "null");
	} catch {
		return {};
	}
	if (typeof kept !== "object" || kept === null) return {};
	const texts = Object.entries(kept).filter((entry) => typeof entry[1] === "string");
	return Object.fromEntries(texts);
}
function writeDraft(fields) {
	session.write(KEY, JSON.stringify(fields));
}
function dropDraft() {
	session.remove(KEY);
}
// src/islands/onboarding/use-draft.ts
var personalFields = [
	"first_name",
	"last_name",
	"middle_name",
	"birth.day",
	"birth.month",
	"birth.year",
	"gender"
];
var contactFields = [
	"phone.country",
	"phone.digits",
	"address.street",
	"address.city",
	"address.state",
	"address.postal_code",
	"address.country"
];
/**
* Keeps what is typed through a reload: call the answer after each change. A field that was filled in before the script
* arrived, by a person or a browser, is left as it is.
*/
function useDraft(personal, contact, firstCountry) {
	useEffect(() => {
		const fields = readDraft();
		for (const name of personalFields) {
			const kept = fields[name];
			if (kept && !personal.getValues(name)) personal.setValue(name, kept);
		}
		for (const name of contactFields) {
			const kept = fields[name];
			const now = contact.getValues(name);
			if (kept && (!now || now === firstCountry)) contact.setValue(name, kept);
		}
	}, []);
	return () => {
		const texts = [...personalFields.map((name) => [name, personal.getValues(name)]), ...contactFields.map((name) => [name, contact.getValues(name)])];
		writeDraft(Object.fromEntries(texts.flatMap(([name, text]) => text ? [[name, text]] : [])));
	};
}
// src/islands/onboarding/user-info-form.ts
var wrongDate = (parts) => birthDate().safeParse(birthDateText(parts)).error?.issues[0]?.message;
/** The date's error stands at one of its three lists. */
var dateCheck = (part) => z.refine((parts) => wrongDate(parts) === void 0 || partToMend(parts) !== part, {
	error: ({ input }) => wrongDate(input) ?? "",
	path: [part]
});
/** An object of its own: its checks run whatever is wrong with the fields beside it. */
var birth = z.object({
	day: z.string(),
	month: z.string(),
	year: z.string()
}).check(dateCheck("day"), dateCheck("month"), dateCheck("year"));
var personalSchema = z.object({
	first_name: firstName,
	last_name: lastName,
	middle_name: middleName,
	birth,
	gender
});
/** @param codeOf the calling code of a row, with its plus. */
function contactSchema(codeOf) {
	const wrongPhone = ({ country, digits }) => {
		const number = phoneDigits(digits, codeOf(country));
		return phoneNumber.safeParse(number && codeOf(country) + number).error?.issues[0]?.message;
	};
	const phone = z.object({
		country: z.string(),
		digits: z.string()
	}).check(z.refine((value) => wrongPhone(value) === void 0, {
		error: ({ input }) => wrongPhone(input) ?? "",
		path: ["digits"]
	}));
	return z.object({
		phone,
		address
	});
}
/** Both steps as the API takes them (spec section 3, User info payload). */
function userInfoBody(personal, { phone, address: home }, code) {
	const { first_name, last_name, middle_name, gender } = personal;
	return {
		first_name,
		last_name,
		middle_name,
		gender,
		date_of_birth: birthDateText(personal.birth),
		country_code: code,
		phone_number: code + phoneDigits(phone.digits, code),
		address: home
	};
}
/** The form's names for the API's, where they differ; the step that shows them. */
var personalNames = {
	first_name: "first_name",
	last_name: "last_name",
	middle_name: "middle_name",
	gender: "gender",
	date_of_birth: "birth.day"
};
var contactNames = {
	phone_number: "phone.digits",
	country_code: "phone.country",
	"address.street": "address.street",
	"address.city": "address.city",
	"address.state": "address.state",
	"address.postal_code": "address.postal_code",
	"address.country": "address.country"
};
// src/islands/onboarding/UserInfo.tsx
/** Milliseconds between the toast and the next page (spec section 9). */
var AFTER_SAVE = 1e3;
function UserInfoScreen({ locale, words, months, years, codes, countries, firstCountry }) {
	const { step: t, shared, fields, toasts } = words;
	const codeOf = (country) => codes.find((row) => row.value === country)?.detail ?? "";
	const personalForm = useFields(personalSchema, fields);
	const contactForm = useFields(contactSchema(codeOf), fields);
	const keepDraft = useDraft(personalForm, contactForm, firstCountry);
	const [step, setStep] = useState(1);
	const [personal, setPersonal] = useState();
	const { busy, run } = useInFlight();
	const { say, goOn, fail } = useStep("user_info", locale, toasts);
	const heading = useRef(null);
	const moved = useRef(false);
	useEffect(() => {
		if (moved.current) heading.current?.focus();
	}, [step]);
	const turnTo = (to) => {
		moved.current = true;
		setStep(to);
	};
	const save = (contact) => run(async () => {
		if (!personal) {
			turnTo(1);
			return;
		}
		try {
			const { message } = await saveUserInfo(userInfoBody(personal, contact, codeOf(contact.phone.country)));
			say("success", t.saved, message);
		} catch (error) {
			if (contactForm.showRefusal(error, (name) => contactNames[name] ?? null)) return void 0;
			if (personalForm.showRefusal(error, (name) => personalNames[name] ?? null)) {
				turnTo(1);
				return;
			}
			return fail(error, {
				refused: toasts.userInfoFailed,
				failed: toasts.userInfoFailedTryAgain
			});
		}
		dropDraft();
		await new Promise((resolve) => setTimeout(resolve, AFTER_SAVE));
		return goOn();
	});
	const skip = () => run(async () => {
		try {
			await saveUserInfo({ skip: true });
		} catch (error) {
			return fail(error, {
				refused: toasts.userInfoSkipFailed,
				failed: toasts.userInfoSkipFailed
			});
		}
		dropDraft();
		return goOn();
	});
	const ready = personalForm.formState.isReady;
	const progress = fill(t.step, {
		n: step,
		of: 2
	});
	return /* @__PURE__ */ jsxs(Fragment$1, { children: [
		/* @__PURE__ */ jsxs("div", {
			className: "progress",
			role: "img",
			"aria-label": progress,
			children: [/* @__PURE__ */ jsx("span", { className: "is-on" }), /* @__PURE__ */ jsx("span", { className: step === 2 ? "is-on" : void 0 })]
		}),
		/* @__PURE__ */ jsxs("div", { children: [
			/* @__PURE__ */ jsx("p", {
				className: "hint",
				"aria-hidden": "true",
				children: progress
			}),
			/* @__PURE__ */ jsx("h1", {
				ref: heading,
				tabIndex: -1,
				children: step === 1 ? t.personal : t.contact
			}),
			/* @__PURE__ */ jsx("p", {
				className: "soft under",
				children: step === 1 ? t.personalText : t.contactText
			})
		] }),
		/* @__PURE__ */ jsx("div", {
			hidden: step !== 1,
			children: /* @__PURE__ */ jsx(PersonalStep, {
				form: personalForm,
				words: t,
				months,
				years,
				onDraft: keepDraft,
				onNext: (values) => {
					setPersonal(values);
					turnTo(2);
				},
				children: /* @__PURE__ */ jsxs("div", {
					className: "ends",
					children: [/* @__PURE__ */ jsx(Button, {
						disabled: !ready,
						busy,
						busyLabel: shared.skipping,
						slowLabel: toasts.stillWorking,
						onClick: skip,
						children: shared.skip
					}), /* @__PURE__ */ jsx(Button, {
						type: "submit",
						look: "primary",
						disabled: !ready || busy,
						children: t.save
					})]
				})
			})
		}),
		/* @__PURE__ */ jsx("div", {
			hidden: step !== 2,
			children: /* @__PURE__ */ jsx(ContactStep, {
				form: contactForm,
				words: t,
				list: shared,
				codes,
				countries,
				firstCountry,
				codeOf,
				onDraft: keepDraft,
				onSave: save,
				children: /* @__PURE__ */ jsxs("div", {
					className: "ends",
					children: [/* @__PURE__ */ jsx(Button, {
						disabled: busy,
						onClick: () => turnTo(1),
						children: t.back
					}), /* @__PURE__ */ jsx(Button, {
						type: "submit",
						look: "primary",
						busy,
						busyLabel: shared.saving,
						slowLabel: toasts.stillWorking,
						children: t.save
					})]
				})
			})
		}),
		/* @__PURE__ */ jsx(Notices, { words: toasts })
	] });
}
var UserInfo = gated(UserInfoScreen);
// src/pages/[...locale]/user-info.astro
var user_info_exports = /* @__PURE__ */ __exportAll({
	default: () => $$UserInfo,
	file: () => $$file,
	url: () => $$url
});
createAstro("http://localhost:4455");
var $$UserInfo = createComponent(($$result, $$props, $$slots) => {
	const Astro = $$result.createAstro($$props, $$slots);
	Astro.self = $$UserInfo;
	const { locale } = Astro.locals;
	const { fields, onboarding, toasts } = messages(locale);
	const { userInfo: step, shared } = onboarding;
	return renderTemplate`${renderComponent($$result, "Auth", $$Auth, {
		"title": step.title,
		"line": step.line,
		"broad": true
	}, { "default": ($$result) => renderTemplate`${maybeRenderHead($$result)}<noscript><p class="hint">${shared.needsScript}</p></noscript>${renderComponent($$result, "UserInfo", UserInfo, {
		"client:load": true,
		"locale": locale,
		"months": monthNames(locale),
		"years": birthYearChoices(),
		"codes": callingCodeRows(locale),
		"countries": countryRows(locale),
		"firstCountry": "NG",
		"words": {
			step,
			shared,
			fields,
			toasts
		},
		"client:component-hydration": "load",
		"client:component-path": "/work/main/src/islands/onboarding/UserInfo.tsx",
		"client:component-export": "UserInfo"
	})}` })}`;
}, "/work/main/src/pages/[...locale]/user-info.astro", void 0);
var $$file = "/work/main/src/pages/[...locale]/user-info.astro";
var $$url = "/[...locale]/user-info";
// \0virtual:astro:page:src/pages/[...locale]/user-info@_@astro
var user_info___astro_exports = /* @__PURE__ */ __exportAll({ page: () => page });
var page = () => user_info_exports;
export { matchingOptions as n, page, optionText as r, user_info___astro_exports as t };
