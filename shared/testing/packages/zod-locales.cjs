/** zod has messages in fifty languages, which the product does not use. */
module.exports = {};
