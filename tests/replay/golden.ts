// Written by `npm run golden`: do not edit.
import type { GoldenRun } from './golden-runs.ts';

export const GOLDEN: readonly GoldenRun[] = [
  {
    "name": "a careful player on 'one'",
    "score": 1526,
    "metres": 1129,
    "steps": 8322,
    "crash": "cactus",
    "hash": "85bc70a511b7577a",
    "replay": "dino1.3.6f6.-.one.jb9UgQGCCYyTioIlDJ6PnhMMrj8XDLE_DQw_LwyDvysADJuRlyiHggG-LwySkr8FgAUMk46ogAmFBpG_AIcSDL8nvwiMmwgMqZuAiKAyzASYOwyKlTOEB46YMgw_DQyyGQw_DQyai5oKDD8LDJmAgreFDwyi_wIFgQqPugSIAz8PigG_EYWvEgyGkjAMo6UiDKg-DL8VKoQHrBmIA4yChIm_FhQMnCUMsUVDmKDiBYQHvQ0MrNwFDLoODL8Djr8nJgySoYMYDIKAPwwMn6cHDLmHixkMrp6QJAyIp78RBQw_AQw_AokCg7aWgoITDJqMvwkGDIaQKQy8BAw_QQyIho2FSkGgnAIMhYUqDIGBlXyWgkVAQJYDDIKSiw4MMAyHkoiCngsMl7wKDL8qh9YFDDqBCpQlDDoMnRyDCIChLcwEiJ0ODKA_HYgDgqcRDLcEDKoxDK2_CQsMPy0MqT9BDA.fd1b2184"
  },
  {
    "name": "a careful player on 'two words'",
    "score": 1758,
    "metres": 1396,
    "steps": 9952,
    "crash": "cactus",
    "hash": "7815037d87fb9691",
    "replay": "dino1.3.7og.-.two%20words.p4e_EboADD8eDD8zgAubmD3MBIaZm5oaDD8iDJGxJIMIPzUMoD8iDIE_MAylqb8lvyICiAOepSiIgAKFpr0FDIWQvwC_BgUMiIqYohwMvywWDLKEhZKbggMMvwUvDLr9BQylPw8MvJOQFwyEgr8yhSwMjIWGvw8PDD8LDL8WKwy_IIMPDImWjr80CAyaH4MIhJmAGgyTPwQMvzyYHwy_Kz8LhwSCqpADDKeDh4OEk78hAwyAqBmIA4G7BIUGtKMnDL8LAQy_GhMMjJKJjD8CigG_IUVDhpU_CIgDh5crDJYSDJCAvxyLBgyijREMkIAwDIo_DAy_HTMMqj8BiwCWPgyQrJIlDICNPy8Mt5QsDLi3BYALgTkMmj8ODLKFr4umBYYFmTEMhyUMPx6IA4-_IB2BCo6QlYUBDIkzhwScvz4MDCkMlqSJswUMiSSLAKyri4IzDIu8hDMMqKQ0gQqrvgCCCbydEgyNiD89DKmXDgyMrT8GDC0MpAgMhISbBwyojKiCjIIOiYEAgJutjw.ea8e82a2"
  },
  {
    "name": "a careful player on 'три'",
    "score": 1046,
    "metres": 700,
    "steps": 5801,
    "crash": "cactus",
    "hash": "ade3753110b35fae",
    "replay": "dino1.3.4h5.-.%D1%82%D1%80%D0%B8.lYmGPy0MjISHgrkuDD8RDL2DK4YFio-ELQy6iwaLAIuhpREMPx-BCpyFvwiJm4kHDL8rmAUMpISGPw4MjJaQl78Cg4ijgZGArZo_BIGBCLEeigGBpj8YDJOXnBEMPxkMh4OAoT8IDKCwFwyplIWDgwQMi4-UPwAMo5WgBoALg78HFYQHsZqpvwCVqwYMPx7MBD8dDIWKPwoMoKWMpT8dDIGVnqADDI6CtBIMi39gYkBAPQyjPwcMio-E_wwFDKOLgh-CgwW_DaASDIqmPygMvzu-ihmAhAaKgJsfhYAFpj8qDIg8ggiSqQeHgwCVqoiBgYUGDJivh78DhbA.d336e189"
  },
  {
    "name": "a careful player on 'a.dot'",
    "score": 1338,
    "metres": 930,
    "steps": 7073,
    "crash": "cactus",
    "hash": "cf04aa66a19bea9d",
    "replay": "dino1.3.5gh.-.a%2Edot.v1IhDI6CvwYNigGdiY8NDD8GgocBopPOBQw_BgyFhz8xDJU_MQyHhpCEib8DAAyLvwgKDJmFn4EpzASekYGvCAyDvw6_Cb6_LIUPDKodiMMEvwAJDJivAAyrHQyigpiGKww_LwyKviKIA7I6goYCjIK_WSgMPzgMv103DLQeDJipDwyMvy4wDLyQhD9hDL8tBoUGqo4yDLMvDIGUl4sMDISKraolDD8riwCDvBEMsi0MsICnEwyMjoK_DaGYLAy_A6ahhjIMoYmBip6rDgyUMQw_GAyPmqkrDJaLoL8KDQyTkL8PCwy_BZ6IlsUFDI-k4gUMqTAMP0gM6gUMi50ADL8BmRKAhgSLmpQVDH8t.ffee2f9b"
  },
  {
    "name": "a careful player on '5'",
    "score": 1104,
    "metres": 742,
    "steps": 6029,
    "crash": "cactus",
    "hash": "e58c3ff935a4a544",
    "replay": "dino1.3.4nh.-.5.sIWJn5WMhYAUCz8TDD8FDJ2fBgyLpBMMmYiRDwySvwMxiQI_Ewy_EpEZDIW_CAsMiISHiTkMPxoMjISNqRQMlY8fDK_VBQyltqeoIAyDnYOhpAAMjKw0DD8uDKGeoN4FDJO_DhAMvwGNCQw_GIMIvwONBQyoPAyElq6HpgQMvyAnDJM_Ngw_JoALvwaWlL8DkwYMPzkMPx4MgL8avyKOEIQHiqQ_NgysPQyQMIEKqhUMgYA9iQKbgx4MgbUHDJ6akbSJibGIjAAMiYKfrAqEhQGHKAw_RwyBiiIMLgwtDKOBqAMMoj3MBJeks40CDKoAhgWq.eaa62645"
  },
  {
    "name": "a careful player on ''",
    "score": 346,
    "metres": 181,
    "steps": 2080,
    "crash": "cactus",
    "hash": "8201e2ddd4b5f9d8",
    "replay": "dino1.3.1ls.-..hJyRioOiPyALvywRgQqWrCcMpZkVhwSLvxmPgQ8MvyQADIGUjZSTHwymjIAYDJiGsgYMroKSHwyeg6EfDKouDLiLsAUMlI2vnIKFFgw_N4jDBL8Tvws.73a10258"
  },
  {
    "name": "a careful player on '恐竜'",
    "score": 423,
    "metres": 219,
    "steps": 2420,
    "crash": "cactus",
    "hash": "6e259863dce8a423",
    "replay": "dino1.3.1v8.-.%E6%81%90%E7%AB%9C.ga2Dv0IJDD8_DKQ3hIUBh6QqDJeHhZI4DJe2kQEMhJuqFQyBvx8ADI--hA3MBI6PLgyahr8RCww_Bgy_FJAYDKS_B4QOggm_A6yJkD8GDLyNNAy-l4oJgIUFPxKBCr86.ab16404a"
  },
  {
    "name": "a careless player on 'one'",
    "score": 388,
    "metres": 217,
    "steps": 2333,
    "crash": "cactus",
    "hash": "0bc661a533efc7bd",
    "replay": "dino1.3.1st.-.one.v2QBDKCNJQyunhMMP0YMPz8MPy8MPzAMrZcohwS-LwylPwwMoqiACYUGPy0M4wi_AzgMakBFa0BAQECGKAw_FAy_CQuIAz8cDD8NDA.e267758f"
  },
  {
    "name": "a careless player on 'two words'",
    "score": 68,
    "metres": 32,
    "steps": 409,
    "crash": "cactus",
    "hash": "2c4107e531b08420",
    "replay": "dino1.3.bd.-.two%20words.p79UAAw_HgznCMIIsA.9c8114c0"
  },
  {
    "name": "a careless player on 'три'",
    "score": 228,
    "metres": 131,
    "steps": 1369,
    "crash": "cactus",
    "hash": "de92e3f4f44370d6",
    "replay": "dino1.3.121.-.%D1%82%D1%80%D0%B8.0QiNhj0MvwwQDIw_AwyTqDAMni4MPw4M9wgJDD8UiAO_LRcMlq6yD4YFjpSyt8MIAgzsCKA.f8f03398"
  },
  {
    "name": "a careless player on 'a.dot'",
    "score": 48,
    "metres": 22,
    "steps": 290,
    "crash": "cactus",
    "hash": "aa6efbab0a47543b",
    "replay": "dino1.3.82.-.a%2Edot.v1IhDI7rCA.d0f48e3c"
  },
  {
    "name": "a careless player on '5'",
    "score": 319,
    "metres": 161,
    "steps": 1797,
    "crash": "cactus",
    "hash": "a1a203579af7bf20",
    "replay": "dino1.3.1dx.-.5.tom_CYAUCz8TDD8FDJ0mDIukEwyiIQySPzWJAj8TDL8kGQw_GgyIjD8EDD8aDIyE7ggPDCkMiCEMtwMMv3s.caf6f97d"
  },
  {
    "name": "a careless player on ''",
    "score": 491,
    "metres": 311,
    "steps": 2948,
    "crash": "cactus",
    "hash": "99c865159ced2003",
    "replay": "dino1.3.29w.-..s4qmPyAL1gg_AYUGloOhBgzXCDIMvaYhDD8lDKiWyQiQAgw_BQwwC78njAIMsD8QDJE_FAw_OAyjvxcADL8Mid8IDIgDoJQVDNMIPywMp4qXvwXFCAkMPyIMg78Fvx8bDKM_JQw_DMQJBbguDL8G.48710e56"
  },
  {
    "name": "a careless player on '恐竜'",
    "score": 57,
    "metres": 25,
    "steps": 347,
    "crash": "cactus",
    "hash": "6810963503242af6",
    "replay": "dino1.3.9n.-.%E6%81%90%E7%AB%9C.ga2_RgkM.98f10373"
  },
  {
    "name": "a wild player on 'one'",
    "score": 330,
    "metres": 190,
    "steps": 1865,
    "crash": "cactus",
    "hash": "f4af8aeadd2e91ce",
    "replay": "dino1.3.1ft.-.one.gsQIwAiEyAiFwAjBCIWCh8cIxwjACIGCjIOFDoPFCQKAg8MMjYvBCMEIwQiFBIMIwwiKwAyAxgiAwwiDwQiBwAiJiYPbCIMDgcYNwQkBhsEIgIPACMkIwwjaDILECOIIgckIyQjICAOAwAmAwA0IgYaAgICGkZzMCIjACIKAjMAJgIODA4vGCIWCh9EIgYeAgQKCCYaBjYeEm4OFgoPBBcYJgwGAywiAhMMI1QiGxQiCgoWJiYESiAOHg8UIgIXBCIfBCIOH3giAwQiLxQiEgwKIggDMCMAI1AiCyQjCCMEIgcIIhIGCggHDCcgEiIyFgYaPiwjFCQbDCIGHh4DBDISGwwyAxQjDCMMIgRAMgICAhcwIwAjICMMIkcAIg4PECMQIhAWFgoEBg4CDywjACIKIhI_FCMAIgYaAgMgIwAgAhoAEgIKMhsUIwgjECIOQgASJwAkBxwiQgoCAhMAIhMsFgIkBgIONgYCGzwyC1AjHCIDGDI_DCICHwAiJhQbACcEJCYfHCMwIwAjWCIHRDImAiMIIgYCJhQ.2848620b"
  },
  {
    "name": "a wild player on 'two words'",
    "score": 496,
    "metres": 321,
    "steps": 2862,
    "crash": "cactus",
    "hash": "6eb72f1aa5cbb5ca",
    "replay": "dino1.3.27i.-.two%20words.xQiAicgIhIWCgoSEzgjCCI2SE4HBCYCFAcIMgM4IhIWAxgiDxwiHhYICiMMEgIqGhoOIwAiQwAibjIoEgICBgQaAgMAIgMIIgY2IionSCMMMwAyFiMYIhIaAAsAJigDDDIXCCKSBjwiGwwkBgMMIjojBCIyBwgjJCAHJCQKCg4SAgcsIgc8IxwjGCIGBwgiAzAiDgwHFCQbECIGMwgjBCIGA0AiBwwiMg4WBwAiGqcAI0AiCAMIJhcAJAoOBwAjCCIbBCI_DCIPFCISMwAiIwQiHEYkCiIqJgoOLg8cIyQwADJGJ1giAwQjDCIHCDMAIwQiGgIbEBYKAg4MAygiWxQjEDMIIjMIIi5KMhoSIh4XJCIYBwgmFA4GBgMMIhYKBwwiAwgiFioGFygiHwgiCgZSDioTSCMAIgMIIhYAYwgkJi88Ih8EIgqKLjMEIgYSDg4gBigGCgITDCICDgoCAiIOGm4OLi4PACIECDIKAhMAIhIiLgIGBi4OQgIHJCImMgYSFB4KEBITACIWCgdQIgsAIlIeCAcQJB9AIgcsIgIKEhMYIi8YIjAnICYCCwwSGhIOIgcEIjYGCywiCwAiEi4PECMAIg4CBhoCBDIeAwwSBgYOEgYOF0QzACIGAwQjFCMAIwwjNCMsIzwjCCMIIyQWAiYAAgIOCg4OEywiFgoiAxwiKgMcIgYyAiwAMp4eFgMEIwAiHgIORiYmEhsAIi8AIicoIxgiIiInECIDDCIKdwwjECJCEhA.b7c8a508"
  },
  {
    "name": "a wild player on 'три'",
    "score": 224,
    "metres": 130,
    "steps": 1345,
    "crash": "cactus",
    "hash": "a20fe48797dc46a0",
    "replay": "dino1.3.11d.-.%D1%82%D1%80%D0%B8.gImAwgjCCIOChoaHgYeEygiBxwiLgwAMwQiHhIaEzwiRwgyBh4CBgoPBCMIIwQiBAMINgIOAgQHCCIDCCIDCCIHHCIDECIHCCIXACIiJxgiKgICAAIHICcEEkIKGh4CMxAiGh8EIzQiEgMEIEIYFgZDHCIHBDImEwwiEi4cCgMIJwwkBygiAxAiAg4PACMQIgoIJhgWOhcEIgNAIBoCBxwmAAICEkcMMg8AIhs8IwgjMCMUIiIPHCIDECMAFiAPJCMUIwgiFwwjCCICBhY6NiIXCCIOC0QiEk8QIisIIwgwCwgmEBIWChMIIhMAIg8MMxgiCxgiJgIiAhIOGwAiDgMMIiMAIwgjHBcIJg8AJxAiDiYrGCIKGh8MIgYLDCIfTCIMFxA3DDYCBAMYIgIWCwQjACMYIwAyOgIDCDMEIgp_ECIWAyAjCCMMIwAjGCISAi80IgYOB.e63f6a6e"
  },
  {
    "name": "a wild player on 'a.dot'",
    "score": 105,
    "metres": 58,
    "steps": 632,
    "crash": "cactus",
    "hash": "480c89b63ea68aff",
    "replay": "dino1.3.hk.-.a%2Edot.hYnGCMEIhoHBCIjACIOWg4GYiIAJwgmIAIHFCI2EjsgMiQICAcAJgMEJgIHFCMMI0wjCCIWAj4jBCMkJhAfBCJKFhcAIhYCBwAyFyQiEBIgDioeRiJAGxAnACcAJBcEIwAjCCIiIwwiAyQgQgoDACcIJBMQIjoXDCIOWxAiFgQ.2439985a"
  },
  {
    "name": "a wild player on '5'",
    "score": 875,
    "metres": 625,
    "steps": 4893,
    "crash": "cactus",
    "hash": "78c0f87385778471",
    "replay": "dino1.3.3rx.-.5.h4WEh8EIiYmEgIPBDIOEyQzICIfACMUMhQHFCQbFDMUIwAiMGYoBhIiQhoGAiAmAgMEJCIKGgYqRxQgVgAvECIqEzAiJhICIgsMIgAHEDcIJBMYIwAiEwgjFCIqKyAiHB4DGCQTJCISCwgiFgMEIwwjECIKGwQjFCIXHCMAIhAzCCcIJBsEIiMAMh4YXxwnEBICCgIGVk8oIxAiAgYLDCMkIg4_CCASEhYAAloTIDMMIgJyBwwgMxQmABZDMCMAIg5fHCISBxQjCCAaGBYOcjILBCIWAhIDACIWAgAOFgIPBBISAiYMVgMsEygiEg4PKCIHICAKBCojBCIHBCISKhYeEhIGagcEIgoyAhYEBgQqHgYKBwgjFCIeJhMAIxQjDCIuEj8UIxQiFg8MIg4TBCBHCDYcBgcsMgInFCM8IgomEgIgDhQaF1giBzAiQygiExQiDiYOHh8IIgcIIhYWCgYGAi8EMzgjRCImBAcYJBYKDgcIIwAiMioOdhpPCCMMIhYiAgYSDBIXGDMQIgM0Iio3ECIHICMkIgQ2LAMEMh8MIh4HDCIPADMQIiorDCMIJgoQEhscIgouBh4KFgYrDCAOAwATACAKLAIfICIaGkYCBhoCIgonFCImHgcMIwgzFBYUGhIPPCI-CyAigzgiTAMIJwgnFCQCDg4CbgMUIioqDwAjACIrBCIaGggDACYoAiMcIgILCCMMIg4CFgIXCCJmBhQPADYXACYMAjZOO6QiLgIuExggFwgmAwAkHg8IIwAiAhpuFgMQIgoqHwgiMwQjBDISSgoXBCMoIhYbHCYbCBIeGgICGxQiGg8AIiM0IhQYMwwiOgMgIicsIxAiAxQjTCMMIzAiAxAjOCNgMwQiBiICKhsAIxgiHgQHACcQJgQSAxQiMiIbFCIDDDMUIwAjDCM4IxQiEgoKCgIMJhYIDgo6Hho2ExQjBCILECMsIwQiAgQmBwAkJwAjDDIuCxAyNwgjMCIuEwgiAyQiAgYjDCICGwAjACIyDgYTMDISNwQiSioiAgYWF3giBBQyDxwiAxwiXgpGBwQiK1AyKgpLECMEIj46GhICBgoDHCM4IxQmAxgnACYDCBMIIwgyChcYIhIKAj4TACAOBgsYJANYIxAjADICMDQyEjYaBiIKBi8AIwgjACAiAwAmCgAbFCMYIqYLJCIaEjYMEwQnCCYWAAMgIg4CCzAjJCICCwwilgIeXgoOAAIOAww0DgoCPwAiLg8gIAITCCQSBgYuBkICCg8oIwgiDhtAIzQiCi8QMgI7DCM4IpZqLhYKi.4d68a008"
  },
  {
    "name": "a wild player on ''",
    "score": 114,
    "metres": 64,
    "steps": 688,
    "crash": "cactus",
    "hash": "86a315c64a22d45c",
    "replay": "dino1.3.j4.-..goGGzQjBCMAIxAzNCIOKwAiChoHGCImAhyGCCYCLhNUIgYuAyQjSCIIJgocBgoKGgcUIgsUMwAjACMQIg4PMDIaJgYGBGcQJhgCHhoDGCMMIgILFCISWhYaAi8MIg4CBg88IhIEFioAAxQjBCIOCwQjOCISQyggAgMAJCoCJkM8I0gjBCIGFgoCBgIA.7348f49d"
  },
  {
    "name": "a wild player on '恐竜'",
    "score": 204,
    "metres": 119,
    "steps": 1225,
    "crash": "cactus",
    "hash": "c3a391df44d3aa19",
    "replay": "dino1.3.y1.-.%E6%81%90%E7%AB%9C.gYSBxwjUCIWDgYHLCIDCCMMIgoLLCMUIgsAIgILJCIGAhgTICcANApXQCIGVhIDJCMkIwAiBggODww0EjoCMlYORhImAA8AJwgkIgICCzwyNgoWDgKHADMAIwgmAyAkCzAjLCIKEwAiHwAyNiYMOgAuIxQjECMIMxQiIyQiIgQLDCQjICIyBlIPRCAXGCcAJgAOJjYWFxQjECIHBCILDCIDGCILECBeDgIXBBITCCIKGj9cIi8AIB4KAww0EiYfNCMsIg4uNh8AMhIeBxQjDBcwExAjXCI2ChAcMhYLECIaPh8IIhpCdwAg.cb656963"
  },
  {
    "name": "a proud player on 'one'",
    "score": 293,
    "metres": 157,
    "steps": 1761,
    "crash": "pterodactyl",
    "hash": "7370b355de10f9ae",
    "replay": "dino1.3.1cx.-.one.P2YMPxUMPyIMP0YMPz8MPy8MPzAMPy8MPy8MPzIMPxcMPy0M4wg_PAw.94188425"
  },
  {
    "name": "a proud player on 'two words'",
    "score": 597,
    "metres": 384,
    "steps": 3588,
    "crash": "pterodactyl",
    "hash": "5e3ea284b560407e",
    "replay": "dino1.3.2ro.-.two%20words.P30MPx4M5wjCCCoMPwkMPyIMPyIM_xwICww_Ngw_JAw_Mgw_Kww_3QEMPzEMP2MMPywM0Ag_CAw_CQz_SQgFDD84DD82DP8WCCgMP68BDPAIPwMMPygMPxcMPzEM.d2001db2"
  },
  {
    "name": "a proud player on 'три'",
    "score": 244,
    "metres": 142,
    "steps": 1466,
    "crash": "pterodactyl",
    "hash": "822238be49c10148",
    "replay": "dino1.3.14q.-.%D1%82%D1%80%D0%B8.0Qg_Eww_HQw_EAw_Lgw_Dgw_Dgz3CAkMPxQMP0UMP0kM_1MIAgzsCDgM.caacc6d0"
  },
  {
    "name": "a proud player on 'a.dot'",
    "score": 232,
    "metres": 133,
    "steps": 1395,
    "crash": "pterodactyl",
    "hash": "ab95d82c33ea3851",
    "replay": "dino1.3.12r.-.a%2Edot.P3QM-ggYDCoMKgw2xQkGPwfBCQo_Pwz_EAjVCAoMPwgMPyMMP08M_ysIDQw.dad09ab9"
  },
  {
    "name": "a proud player on '5'",
    "score": 280,
    "metres": 149,
    "steps": 1681,
    "crash": "pterodactyl",
    "hash": "19a08f4650a55afb",
    "replay": "dino1.3.1ap.-.5.P2ALPxMMPwUMPwUMPwUMPwUMP0gMPxMMPz4MPxoMPxoMPxoM_wEIDwwpDCoMOww.59d49bcd"
  },
  {
    "name": "a proud player on ''",
    "score": 979,
    "metres": 751,
    "steps": 5879,
    "crash": "pterodactyl",
    "hash": "eb0009d0e82401b7",
    "replay": "dino1.3.4jb.-..P4YBC9YIPwEMPwQM1wgyDD9HDD8lDP8KCBMMPwUMMAs_Nww_QQw_Jgw_OAw_PAz_NggMDD8MDNMIPywM_1YICQw_Igw_hAEMP0kMPwzECQU_KAw4AAQMP1cMPwwM_wcIMww_jAEM_ygIAgw_hAEMPxEM_xYIGww_LAw_Bgw_CAw_CAw_Egz_MggSDD9XDP8dCAgMPz0MPyIMPwAMyAgxDDkMOgw_LMMJxgkBPygM.d218c990"
  },
  {
    "name": "a proud player on '恐竜'",
    "score": 1021,
    "metres": 782,
    "steps": 6130,
    "crash": "pterodactyl",
    "hash": "6b77f5b2c66fc55a",
    "replay": "dino1.3.4qa.-.%E6%81%90%E7%AB%9C.P4ABDD8_DD8dxgkDNgw_CAw_GAw_Igw_Igw_Dgw_Pgw_Hww_Qgw_QAw_Iww_uQEMPxEM_wUIAgz_DggWDD8xDD9KDMgIPxMMP0fBCQcvDD8ZDD80DD8NDD9XDD8KDD91DP8SCAQMPxcMPwsMPxoMPxoMPxgMPxsMPzkMyQgnDC8MPwEOP1UMPzoM8ggDDD8lDP8bCD8kDP8KCAAMP8IBDD80DD8JDD9FDA.4fa6fc61"
  },
  {
    "name": "assisted: 50 %, 0 px, with pterodactyls",
    "score": 1216,
    "metres": 842,
    "steps": 6579,
    "crash": "cactus",
    "hash": "cf44e4c6736ff129",
    "replay": "dino1.3.52r.50_0_1.assisted.P1iJAoWXtAcMPw4MszAMjD8EDL8U3gUMvJ0cDD8bDJy1ioCbBAyhiIaEPwCKAYI_KgyVrIoEDJWgmAGDCJ6EgZ2uvxEPDIqgga0GDL8HhA4MhbY0DIy_FgsMkD8ZDD8yhwS_CZgIDLE0DIqekYGaDAyEgb8cAIeDAJ2ohYw_OIYFsC6EB78IvYEwDJGbvyCikwYMkDUMpYuOPygMmJAoDIo_aYIJvxu_PhOBhQQ8DI5km0VAQIoZigGkFgyMvySkBwy-tQAMvw61vyoGDD8zDL8Ko4cIDIB_Jl9AQJSGCIgDvxCXCQyEP1oMkKyFEQyOmJI0DIaSPykMjYV_KA.9bb42fbc"
  },
  {
    "name": "assisted: 100 %, 10 px, with pterodactyls",
    "score": 1216,
    "metres": 842,
    "steps": 6579,
    "crash": "cactus",
    "hash": "5f543bc57da3d3f4",
    "replay": "dino1.3.52r.100_10_1.assisted.P1iJAoWXtAcMPw4MszAMjD8EDL8U3gUMvJ0cDD8bDJy1ioCbBAyhiIaEPwCKAYI_KgyVrIoEDJWgmAGDCJ6EgZ2uvxEPDIqgga0GDL8HhA4MhbY0DIy_FgsMkD8ZDD8yhwS_CZgIDLE0DIqekYGaDAyEgb8cAIeDAJ2ohYw_OIYFsC6EB78IvYEwDJGbvyCikwYMkDUMpYuOPygMmJAoDIo_aYIJvxu_PhOBhQQ8DI5km0VAQIoZigGkFgyMvySkBwy-tQAMvw61vyoGDD8zDL8Ko4cIDIB_Jl9AQJSGCIgDvxCXCQyEP1oMkKyFEQyOmJI0DIaSPykMjYV_KA.74a97a47"
  },
  {
    "name": "assisted: 75 %, 3 px, without pterodactyls",
    "score": 543,
    "metres": 316,
    "steps": 3259,
    "crash": "cactus",
    "hash": "d77ce995c8df4846",
    "replay": "dino1.3.2ij.75_3_0.assisted.P1iJAoWXtAcMPw4MszAMjD8EDL8U3gUMvJ0cDD8bDJy1ioCbBAyhiIaEPwCKAYI_KgyVrIoEDJWgmAGDCJ6EgZ0ODL2tFAymoRELmKGNgJ8EDI-iiisMvwMuDLs_DQyMiqCOIQyqvxULDLOekYEWiAOVgTmJApCMg56oAoEKlJ2lHAyYpw.1aaca059"
  },
  {
    "name": "the way through a course, turbo never",
    "score": 5004,
    "metres": 4804,
    "steps": 30028,
    "crash": "cactus",
    "hash": "270f5f41309af020",
    "replay": "dino1.3.n64.-.way.Pz8AP0YAPyYAPyEAPx0APyYAPyIAPyUAPxoAPxIAPxsAPxoAP1kAPz0APxgAPxIAP2gAPyIAP08APy0AP0QAPz4APyIAPxgAPyAAP0oAPzYAf09Of0BOPwsAf74BTCsAPyoAP5sBAD-_AQA_NQA_JgA_FwA_IQA_HQA_yQEAPzkAPxgAfzFKIQA_GQA_DAA_UgA_FQA_FQA_OAB_JkkVAD8KAD8EAD8HAD8yAD81AD8uAD8RAD8UAD8RAD8OAD8PAD9MAD8LAD80AD8HAD8vADwAOQA_AAA_BAB_bUkhAD8QAD9GAD9eAD8sAH9aSRMAPwIAPAA_RwA_SgA_AAA_BAA_CwA_SgA_RAA_HAA_YwA_XQAvAD8fAD9DAD9BAD9eAD89AD8-AD82AD95ADIAPzQAP04Af3JJCQA_BgA_WAA_FAA_PgA_OgA_agAvAD8zAD9EAD9QAD9fAD9EAD8pAD8wAD8sAD98AD8QAC8AP2YAPxsAP2gAPw8APyMAP1MAPzAAPzgAPzQAPz0AP3gAPxsAPzgAPz0APzQAP2MAP1QAP2QAPzcAP0QAP1AAPygAP0kAP10APzoAPzUAPzsAPzYAP04APy8APz0AP0MAP1QAP08APxMAPyoAPzEAPyIAP0sAP2gAPwgAPAA_EwA_SgA_RgA_QQA_WAA_OwA5AD8UAD8FAD8mAD9NAD8oAD8pAD8aAD9vAD86AD8cAD8sAD8-AD83AD9HAD_MAQA_JwB_aUl_Z0k_NgA_LQA_LwA_fQA_JwA_TwA_HAA_YwA_PQA_TAA_PgA_IAA_RAA_NAA_cAA_EQA_LgA_GAA_QQB_zAFJPyIAPzkAP10APygAPzkAPxUAP0wAPxMAPwkAP0QAP2cAP0AAPyAAP1EAP1gAP1AAPyoAP1IAPzIAP0YAPz8AP1YAPyIAP4ABAD8yAD9UAD8kAD9IAD9NAD9XAD8JAD81AD9TAD8kAD9DAH9TST-UAQA_bQA.fb5b7317"
  },
  {
    "name": "the way through a course, turbo whenever-ready",
    "score": 5014,
    "metres": 4897,
    "steps": 30086,
    "crash": "cactus",
    "hash": "85288dce7a5b4498",
    "replay": "dino1.3.n7q.-.way.wAg_BQA_JgDGCD8eAD8hAD8WANMIKQA_BgD_AggVAD8WAD8dAD8NANEIPwoAPx8AyAg_EAA_HQA_GgDhCD8RAP8iCAEA_-kBCAoAPxAA_xcIHwA_OQA_QQDOCDoAPwwA6gg_AAA_KwD_PwhYSn8FSTsAwwj_7AEIUko_AAD_FQg1AP-1AQggAP9SCCAAPzQAPy8A5AgmAD8VAPUIPw0A_54BCBkAPxgA_wAIDQB_KEoYAD8RAP0IAQA_PgDxCCYAPxkAPxkA_xAIKQA_OADPCDkAPw0APy8A8gh_L0kQAOgIIAA_BgA_CQA_BgDxCD8GADwA7gg_LAA_BgA_CQDtCBcAP1EAyAg_YwA_GgDsCD8RAP8iCA4APwAAPxwA_z4IDgA_GwD_CAg_AgA_GAD_UAhPSRMAPAD_BwgwAD95AP8ACCUAP0zACH90SRQAOwDaCD9CAPAIBgA_IwA_PAD_Awg_LAD_BwgJAD8pAD9cANkIP0YA7Ag_DQA_gwEA2Qh_HEkGAP8GCC0APzMAPywA2wg_PwAvAMIIOAA_WQD_GAgWAD83AOMIPQA_JwD_RQgFAD9ZANIIPyMAP0QA_wMIPwcA_ywIPwoAP0oAPxMAwQg_JwD_DAg_EwA_EgD_RQgBAD8wAP8ACD83AC8APz0AxAg_KwD_CAglAD82AD9CAMoIPywA_wcIPyQAPz0A_wkIKAA_FwDxCDUAP1EA_yMINwD_OwgrAD9QAP8uCBEAP0QA2wg_EgA_GgD_PggUAP9eCAcAPwsALwA_FAD_EQg_FQD_Hgg_DgA_OwD_IQgEAD8fAP8OCA8APyIAP0YA8AgpAD8nAOAIMwAvAD8eAP8nCC4APzgAygg_PwA_QgDoCAYAPzEA-Qg-AD9HAP8kCB4APxUA_QgMAD8HAD8fAD8qAMoIP00A5Qg_GwA_KwD_JAgVAP9dCBgAPykAP0sA2wg_AgD_MQgVAH_MAcgKQP9zCDwAP0gA_yUIc0n_NghdST8SAD8xAP4IHwA_OgDXCD8EAD9KAP8cCDUAPzMAyAg_TQA_HwD9CD8HAD8fAMsIPzEAPz4A-gg_EgD_IQg_IQA_eADQCD8UAP8fCDQAfxJJeEkDADgA1wg_JQD_Dgg0AD9lAP8QCB4A_1QIAwA_AwA_agD3CDkA_zkINQA_LAD_SAgNAD8kAP8ACD8KAD9NAP8TCD8BAD8LAOUICQA_JgA_KwD_DggVAD9QAMsIPxYAPxkAPy4Aywg_RADuCD8AAD9NAP8dCDUA_z0ICQA_PgD_Ygg_AAD_Mwg_OgA_HAD_FAh_ccIKRj-6AQDpCD9GAOwI.5914baaf"
  },
  {
    "name": "the way through a course, turbo at-random",
    "score": 5001,
    "metres": 4866,
    "steps": 30007,
    "crash": "cactus",
    "hash": "395ff7a3e12f4b29",
    "replay": "dino1.3.n5j.-.way.PzcA3Qg7AOMIHwA_HwA_IQDJCMUIPw0APyoAPw0AxQg2AMgI7QgEAD8RAD8SAPAI4Qg-AN4I_wAIBAA-ADsAPzkA_ycI1AgpAP8KCD9PANYI1Qj_HwgWAD8fAO0IPxsA6AgnANQIPwIAPzkAPzAAPygA_wQIxQhySdEI3whHSeoIAAD_uAEI2Ah_CE0_GADhCD8RAMYIP6EBAOcI9AjjCD9PAD8TAP8NCAQAPwAA2wg_EAA_NwD_Lgg_bAA_HAA_IQDqCH8GST8NANgI_wUJAD8QAD8WAMYIPw0APxMAzAg_FADnCBsAPwgA4Ah_C8MKRRIA9wgLAD9EANMI3wgcAD8XAP8LCMAIDQA_PwDqCD8LAD8HAP8lCAkA_ysIFwA_AgDDCD8BAD8CAOII-AgRAP9JCExJEgA_SwD8CAgAPwoAPxAAyAjECD85AH9mScAIwggbAMYIPxIAwAg_YQDkCMwI-whsSQgANgA_IQA_QwD_HwgHAD88AP4IGwA_RQA_MQD_FgjECMoIxAgrAMMINgA_OgD-CMkIwgg7AMAIxwg_dQA_GwA_QQA_HQA_QAD_Dgg_IADyCNEIfwnHCkHCCAEAPz4A2QjHCP8rCAIA_xUIEwD6CMAIAAA_AQD_HwgzAP8MCBbACP8QCBwA1Ag_IgDtCD0AP0gA_zYIPgA_DgD4CB8A_yQIxwjECNwICgD0CD8JAD8tAD9LAP9HCAsAPxQAPzMA9gg_IgDTCD8aAP8GCD8KANcI_wwIAgD3CPEIFAA_XwA_HQD_LAjFCAUA6wg_DgD_LAgWAP80CDAAPzIAPyMA_yUIDAA_UAD8CPUIAQDVCM0IzAg_CQA_WgDQCD8oAMQI-QjICDUAPyYAPzMA9AjaCDMA6Ag_GQA_TgA_cwDECNwIKQDNCCkAPzIAP1EAPzYA_wcIPzQAPy8A_wwIEgDpCO0IMQDQCD83AOwIPxIAxQjYCOQIwAgkAMEI9wjSCB4A3gjrCAcA_wIIDQA_HgD_Fwg_EgA_EgA_RgA-ANQIGgDnCDkAzwjzCD8NAM4I0Qg_GwD_CQj2CAsALwD_KQghADoALwD_FAgjAD85ANQIPzoAxwj_HQg5AD8GAPAI0QjFCBsA_xQIDwD_HQjgCMcIDQDECP8UCCsA_QjOCCEA_xYIEwD_lwEIxghbxgpC3gj_OAg_QADvCC8A2wj_Kwh_BUnGCP8KCOUIVkk_GwDeCOMI1ggmAMsI1Qg_BQA_PwDlCMIIPwsA7AjPCOkIPwkAPwwAP0sA0gjDCOgIHwD_UAgPAD83AD9EAP8LCD8HANIIzQg_FgDWCD8_AD9JAM8I_wgIAADkCDkA_wQI_x8IDAB_EUl3ScwIPx8A6Qg_IQA_HgA_HADDCPAIP0wAPyMAPzAAPwQA1gg8AD9HAD9hAP8fCBIA1QjrCD8LAD9MAO4IPxUAPywA_2UIGAA_DAD_FQgAANUI_xMILgDVCD8BAMcI_wgIPgDhCMoI5Qg7AD8yAD8CAOUICQA_TgA_MAA_IgA_UAA_IgD_EwgDAMYI_0QIywg_QQDZCOcI_y0I_wgIKgA_RwB_6wFJPyEAP1wA_xMI1Qg.b78436ea"
  }
];
